CREATE TABLE "onboarding_sessions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"browser_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"access_key_hash" text NOT NULL,
	"invited_by_account_id" integer NOT NULL,
	"accepted_by_user_id" integer,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE users u SET last_seen_at = (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id);--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_invited_by_account_id_accounts_id_fk" FOREIGN KEY ("invited_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_accepted_by_user_id_users_id_fk" FOREIGN KEY ("accepted_by_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "onboarding_sessions_browser" ON "onboarding_sessions" USING btree ("browser_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_email" ON "team_invites" USING btree ("team_id","email");--> statement-breakpoint
CREATE INDEX "team_invites_to" ON "team_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "team_invites_by" ON "team_invites" USING btree ("invited_by_account_id");--> statement-breakpoint
CREATE INDEX "team_invites_accepted" ON "team_invites" USING btree ("accepted_by_user_id");
--> statement-breakpoint
CALL protect_team_table('team_invites', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint

-- The invites to the bound user, by their e-mail address alone: the teams' own tables keep them from others.
CREATE FUNCTION team_invites_to_user() RETURNS TABLE (
	id integer, team_id integer, team_name text, by_name text, state text, expires_at timestamptz,
	is_accepted_by_user boolean, is_mfa_required boolean, has_ended boolean
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT i.id, i.team_id, s.team_name, a.name, i.state, i.expires_at,
		coalesce(i.accepted_by_user_id = u.id, false), s.is_mfa_required, s.status = 'ended'
	FROM users u
	JOIN team_invites i ON i.email = u.email
	JOIN subscriptions s ON s.id = i.team_id
	JOIN accounts a ON a.id = i.invited_by_account_id
	WHERE u.id = bound_user();
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION team_invites_to_user() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION team_invites_to_user() TO forecastle_app;--> statement-breakpoint

-- One invite, for whoever says they hold its key: the caller compares it.
CREATE FUNCTION team_invite_with_key(invite integer) RETURNS TABLE (
	id integer, team_id integer, team_name text, by_name text, email text, access_key_hash text,
	state text, expires_at timestamptz, has_user boolean, has_ended boolean
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT i.id, i.team_id, s.team_name, a.name, i.email, i.access_key_hash, i.state, i.expires_at,
		EXISTS (SELECT FROM users u WHERE u.email = i.email), s.status = 'ended'
	FROM team_invites i
	JOIN subscriptions s ON s.id = i.team_id
	JOIN accounts a ON a.id = i.invited_by_account_id
	WHERE i.id = invite;
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION team_invite_with_key(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION team_invite_with_key(integer) TO forecastle_app;--> statement-breakpoint

-- Moves the account of the bound user to a team whose invite they have just accepted. Whoever was alone
-- takes all models of their team along, for themselves: clients, connections and everybody's access stay
-- behind, and that team ends. Where others stay, the models stay with them; the caller has handed them on.
CREATE FUNCTION move_account(to_team integer, new_kind smallint, at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	mover accounts;
BEGIN
	SELECT a.* INTO mover FROM accounts a
	WHERE a.user_id = bound_user() AND a.team_id <> to_team AND EXISTS (
		SELECT FROM team_invites i
		WHERE i.team_id = to_team AND i.state = 'accepted' AND i.accepted_by_user_id = a.user_id)
	FOR UPDATE;
	IF NOT FOUND THEN RETURN NULL; END IF;

	DELETE FROM grants g WHERE g.account_id = mover.id;
	DELETE FROM team_invites i WHERE i.invited_by_account_id = mover.id;
	IF NOT EXISTS (SELECT FROM accounts a WHERE a.team_id = mover.team_id AND a.id <> mover.id) THEN
		DELETE FROM grants g USING models m WHERE m.id = g.model_id AND m.team_id = mover.team_id;
		UPDATE model_documents d SET team_id = to_team WHERE d.team_id = mover.team_id;
		UPDATE model_versions v SET team_id = to_team WHERE v.team_id = mover.team_id;
		UPDATE models m SET team_id = to_team, owner_account_id = mover.id, client_id = NULL, team_level = 0,
			version = m.version + 1, updated_at = move_account.at
		WHERE m.team_id = mover.team_id;
		UPDATE subscriptions s SET status = 'ended' WHERE s.id = mover.team_id;
	END IF;
	UPDATE files f SET team_id = to_team WHERE f.name = mover.avatar AND f.team_id = mover.team_id;
	UPDATE accounts a SET team_id = to_team, is_admin = false, kind = new_kind WHERE a.id = mover.id;
	RETURN mover.id;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION move_account(integer, smallint, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION move_account(integer, smallint, timestamptz) TO forecastle_app;
--> statement-breakpoint
-- They belong to people who are in no team yet.
GRANT SELECT, INSERT, UPDATE, DELETE ON onboarding_sessions TO forecastle_app;
