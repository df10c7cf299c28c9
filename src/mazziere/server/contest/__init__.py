"""The pages of a contest: what they are told and what they send."""
