-- A model goes to another team only by take_offered_model, which is the owner's, whoever calls it.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a model is moved by an accepted offer alone' USING ERRCODE = '42501';
END $$;--> statement-breakpoint
CREATE TRIGGER stays_in_team BEFORE UPDATE OF team_id ON models FOR EACH ROW
WHEN (OLD.team_id <> NEW.team_id AND current_user = 'forecastle_app')
EXECUTE FUNCTION refuse_move();
