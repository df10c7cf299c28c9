"""What every game owes its players, proved for every sheet that is found: a game passes by being registered."""
