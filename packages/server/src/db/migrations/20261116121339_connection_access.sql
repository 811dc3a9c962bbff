-- Who sees a connection: the owner, the admins of its team, everyone in it who was not shut out by
-- name, and whom it is shared with. As for models, the rule is in functions that keep their plans.
CREATE FUNCTION connections_kept_from_user() RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN ARRAY(SELECT g.connection_id FROM grants g WHERE g.user_id = bound_user() AND g.level = 0 AND g.connection_id IS NOT NULL);
END $$;--> statement-breakpoint
CREATE FUNCTION connections_granted_to_user() RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN ARRAY(SELECT g.connection_id FROM grants g
		WHERE g.user_id = bound_user() AND g.level > 0 AND g.kind = 'trusted' AND g.connection_id IS NOT NULL);
END $$;--> statement-breakpoint

ALTER TABLE connections ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE connections FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON connections TO current_user USING (true);--> statement-breakpoint
CREATE POLICY team ON connections TO forecastle_app USING (
	team_id = bound_team() AND (
		(SELECT sees_all_models())
		OR owner_account_id = (SELECT bound_account())
		OR (team_level > 0 AND id <> ALL ((SELECT connections_kept_from_user())::integer[]))
	)
);--> statement-breakpoint
-- Whom it is shared with reads its figures and changes nothing.
CREATE POLICY shared ON connections FOR SELECT TO forecastle_app USING (
	id = ANY ((SELECT connections_granted_to_user())::integer[])
);--> statement-breakpoint
-- Columns with what is secret are for the sign-in alone; they are sealed besides.
GRANT SELECT, INSERT, UPDATE, DELETE ON connections TO forecastle_app;--> statement-breakpoint

-- What belongs to a connection is seen by whoever sees the connection, and changed in its team.
CREATE PROCEDURE protect_connection_table(name regclass, privileges text)
LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
	EXECUTE format('CREATE POLICY owner ON %s TO current_user USING (true)', name);
	EXECUTE format('CREATE POLICY team ON %s TO forecastle_app USING (EXISTS (SELECT FROM connections c WHERE c.id = connection_id AND c.team_id = %1$s.team_id)) WITH CHECK (team_id = bound_team())', name);
	EXECUTE format('GRANT %s ON %s TO forecastle_app', privileges, name);
END $$;--> statement-breakpoint
CALL protect_connection_table('connection_books', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_months', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_stages', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_changes', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_places', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_syncs', 'SELECT, INSERT, DELETE');--> statement-breakpoint
CALL protect_connection_table('connection_files', 'SELECT, INSERT, DELETE');--> statement-breakpoint
CALL protect_team_table('line_choices', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint

-- Of a connection that another team shares with the bound user: whose it is, and the job that reads it,
-- which that team's own tables keep from them.
CREATE FUNCTION shared_connections() RETURNS TABLE (
	connection_id integer, team_name text, owner_name text, owner_avatar_index smallint,
	job_state text, job_stage text, job_share real
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	RETURN QUERY
	SELECT c.id, s.team_name, coalesce(a.name, s.team_name), coalesce(a.avatar_index, 0::smallint), j.state, j.stage, j.share
	FROM grants g
	JOIN connections c ON c.id = g.connection_id
	JOIN subscriptions s ON s.id = c.team_id
	LEFT JOIN accounts a ON a.id = c.owner_account_id
	LEFT JOIN jobs j ON j.id = c.sync_job_id
	WHERE g.user_id = bound_user() AND g.kind = 'trusted' AND g.level > 0;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shared_connections() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_connections() TO forecastle_app;--> statement-breakpoint

-- What those are called whom the bound team shares a connection with: their own team keeps it from others.
CREATE FUNCTION shared_people(connection integer) RETURNS TABLE (user_id integer, name text, avatar_index smallint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT g.user_id, a.name, a.avatar_index
	FROM grants g JOIN accounts a ON a.user_id = g.user_id
	WHERE g.connection_id = connection AND g.kind = 'trusted' AND g.team_id = bound_team();
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shared_people(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_people(integer) TO forecastle_app;--> statement-breakpoint

-- A model that goes to another team leaves the connection behind, and keeps its actuals.
CREATE FUNCTION leave_connection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.connection_id := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER leaves_connection BEFORE UPDATE OF team_id ON models FOR EACH ROW
WHEN (OLD.team_id <> NEW.team_id)
EXECUTE FUNCTION leave_connection();
