ALTER TABLE "grants" ADD COLUMN "offered_by_user_id" integer;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_offered_by_user_id_users_id_fk" FOREIGN KEY ("offered_by_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_offered_by" ON "grants" USING btree ("offered_by_user_id");--> statement-breakpoint

-- What waits was sent by a member, who is known, or by a trusted user, who was not kept and sends it again.
UPDATE grants g SET offered_by_user_id = a.user_id FROM accounts a
WHERE a.id = g.account_id AND g.kind IN ('invite', 'transfer');--> statement-breakpoint
DELETE FROM grants WHERE kind IN ('invite', 'transfer') AND offered_by_user_id IS NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_offered_by" CHECK (("grants"."offered_by_user_id" is not null) = ("grants"."kind" in ('invite', 'transfer')));--> statement-breakpoint

-- Whether whoever sent an invite or offer may still do so: to invite is for Full Access by levelOf in
-- contract/access-level.ts, to hand on a model for its owner and the admins of its team.
CREATE FUNCTION offer_holds(offer grants) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
RETURN EXISTS (
	SELECT FROM models m
	LEFT JOIN accounts a ON a.user_id = offer.offered_by_user_id AND a.team_id = m.team_id
	LEFT JOIN grants own ON own.user_id = offer.offered_by_user_id AND own.model_id = m.id
	WHERE m.id = offer.model_id AND (
		a.is_admin
		OR a.id = m.owner_account_id
		OR offer.kind = 'invite' AND coalesce(own.level, CASE WHEN a.id IS NOT NULL THEN m.team_level END) = 5));--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION offer_holds(grants) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION offer_holds(grants) TO forecastle_app;--> statement-breakpoint

CREATE OR REPLACE FUNCTION offers_to_user(at timestamptz) RETURNS TABLE (
	id integer, team_id integer, model_id integer, kind text, level smallint, by_name text,
	expires_at timestamptz, model_name text, team_name text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT g.id, g.team_id, g.model_id, g.kind, g.level, g.granted_by_name, g.expires_at, m.name, s.team_name
	FROM users u
	JOIN grants g ON g.email = u.email
	JOIN models m ON m.id = g.model_id
	JOIN subscriptions s ON s.id = g.team_id
	WHERE u.id = bound_user() AND g.expires_at > at AND m.deleted_at IS NULL AND offer_holds(g);
END;
