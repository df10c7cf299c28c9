"""Mazziere: the dealer for Belote, Briscola and Burraco."""
