-- Worked out before figures told of an overdraft: whoever wants them runs the shocks again.
DELETE FROM "shock_runs";
