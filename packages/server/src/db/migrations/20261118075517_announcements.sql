CREATE TABLE "announcement_dismissals" (
	"team_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"announcement_id" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "announcement_dismissals_account_id_announcement_id_pk" PRIMARY KEY("account_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"source_id" smallint,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_until" ON "announcements" USING btree ("shown_until");--> statement-breakpoint

CALL protect_team_table('announcement_dismissals', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- Everybody reads what is told; staff alone write it, and nothing is taken away.
ALTER TABLE announcements ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE announcements FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON announcements TO current_user USING (true);--> statement-breakpoint
CREATE POLICY reader ON announcements FOR SELECT TO forecastle_app USING (true);--> statement-breakpoint
CREATE POLICY staff ON announcements TO forecastle_app USING (current_setting('app.scope', true) = 'staff');--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON announcements TO forecastle_app;--> statement-breakpoint
-- How many teams read ledgers of each source.
CREATE FUNCTION staff_source_teams() RETURNS TABLE (source_id int, teams int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT c.source_id, count(DISTINCT c.team_id)::int FROM connections c
	WHERE current_setting('app.scope', true) = 'staff' GROUP BY c.source_id ORDER BY c.source_id
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION staff_source_teams() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION staff_source_teams() TO forecastle_app;--> statement-breakpoint

-- As before, with whether anything is announced just now.
CREATE OR REPLACE FUNCTION find_session(
	hash text,
	now timestamptz,
	born_after timestamptz,
	seen_after timestamptz,
	touch_before timestamptz
) RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE
	session json;
BEGIN
	SELECT row_to_json(session_row) INTO session FROM (
		SELECT s.id AS "sessionId", own.id AS "ownUserId", u.id AS "userId", u.email,
		       u.is_staff AS "isStaff", u.mfa_secret IS NOT NULL AS "isMfaEnabled",
		       (extract(epoch FROM s.proved_at) * 1000)::float8 AS "provedAtMs",
		       s.last_seen_at <= find_session.touch_before AS "isTouchDue",
		       CASE WHEN m.id IS NOT NULL
		            THEN (extract(epoch FROM s.masquerade_until) * 1000)::float8 END
		         AS "masqueradeUntilMs",
		       EXISTS (
		         SELECT FROM support_discussions d
		         WHERE d.id = s.masquerade_discussion_id AND d.team_id = m.team_id AND d.closed_at IS NULL
		       ) AS "canMasqueraderWrite",
		       a.id AS "accountId", a.team_id AS "teamId", a.kind, a.name,
		       a.is_admin AS "isAdmin", a.avatar_index AS "avatarIndex", a.avatar, a.tour,
		       t.team_name AS "teamName", t.subscription_type AS "subscriptionType", t.status,
		       (extract(epoch FROM t.grace_ends_at) * 1000)::float8 AS "graceEndsAtMs",
		       t.period_to AS "periodTo", t.term_to AS "termTo", t.time_zone AS "timeZone",
		       t.is_mfa_required AS "isMfaRequired",
		       a.is_admin AND (
		         t.unlimited_to <= (find_session.now AT TIME ZONE t.time_zone)::date + 14
		         OR EXISTS (SELECT FROM card_charges c WHERE c.team_id = t.id AND c.state = 'declined')
		       ) IS TRUE AS "hasBillingNews",
		       EXISTS (
		         SELECT FROM announcements n
		         WHERE n.shown_until > find_session.now AND n.shown_from <= find_session.now
		       ) AS "hasAnnouncements"
		FROM sessions s
		JOIN users own ON own.id = s.user_id AND own.security_stamp = s.security_stamp
		-- A masquerade counts until its end and while the masquerader is still staff.
		LEFT JOIN accounts m ON m.id = s.masquerade_account_id
		  AND s.masquerade_until > find_session.now AND own.is_staff
		JOIN users u ON u.id = coalesce(m.user_id, own.id)
		LEFT JOIN accounts a ON a.user_id = u.id
		LEFT JOIN subscriptions t ON t.id = a.team_id
		WHERE s.token_hash = find_session.hash
		  AND s.created_at > find_session.born_after AND s.last_seen_at > find_session.seen_after
	) session_row;
	RETURN session;
END $$;
