-- Row-level security is the second wall behind each store's own team filter. Requests run as
-- forecastle_app (made before the migrations, see migrate.ts), which owns nothing and sees a
-- team's rows only in a transaction bound to that team.

GRANT USAGE ON SCHEMA public TO forecastle_app;--> statement-breakpoint

-- The team that this transaction is bound to, or null.
CREATE FUNCTION bound_team() RETURNS integer LANGUAGE sql STABLE
RETURN nullif(current_setting('app.team_id', true), '')::integer;
--> statement-breakpoint

-- Puts a table behind the wall. Every table with a team_id is named in a call like those below.
-- The owner gets a policy of its own: row security is forced, so it would see nothing either.
CREATE PROCEDURE protect_team_table(name regclass, privileges text, team_column text DEFAULT 'team_id')
LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
	EXECUTE format('CREATE POLICY owner ON %s TO current_user USING (true)', name);
	EXECUTE format('CREATE POLICY team ON %s TO forecastle_app USING (%I = bound_team())', name, team_column);
	EXECUTE format('GRANT %s ON %s TO forecastle_app', privileges, name);
END $$;
--> statement-breakpoint

CALL protect_team_table('subscriptions', 'SELECT, INSERT, UPDATE', 'id');--> statement-breakpoint
CALL protect_team_table('accounts', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_team_table('clients', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CALL protect_team_table('files', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
-- The trail is only ever added to.
CALL protect_team_table('audit_entries', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_team_table('audit_heads', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- Mail may hold one-time codes: requests put it in, and see no more of it than its id.
CALL protect_team_table('outbox', 'INSERT, SELECT (id)');--> statement-breakpoint
CREATE POLICY no_team ON outbox TO forecastle_app USING (team_id IS NULL);--> statement-breakpoint

-- Staff read every team's people and subscription, to help them.
CREATE POLICY staff ON subscriptions FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');--> statement-breakpoint
CREATE POLICY staff ON accounts FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');--> statement-breakpoint

-- Identities belong to people, not to teams.
GRANT SELECT, INSERT, UPDATE, DELETE ON users, sessions, mfa_sessions, limits TO forecastle_app;--> statement-breakpoint
GRANT USAGE ON SEQUENCE subscriptions_id_seq TO forecastle_app;--> statement-breakpoint

-- Whom to bind to while somebody signs in, when only the user is known.
CREATE FUNCTION team_of_user(user_id integer) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
RETURN (SELECT accounts.team_id FROM accounts WHERE accounts.user_id = team_of_user.user_id);--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION team_of_user(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION team_of_user(integer) TO forecastle_app;
