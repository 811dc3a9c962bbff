CREATE TABLE "access_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_account" ON "access_tokens" USING btree ("account_id");--> statement-breakpoint
CALL protect_team_table('access_tokens', 'SELECT, INSERT, DELETE');--> statement-breakpoint

-- Who is behind an access token, in the shape that find_session gives: the person it was made by,
-- while it lasts and their account in the team does. It proves nothing anew and masquerades as nobody.
CREATE FUNCTION find_access_token(
	hash text,
	now timestamptz,
	touch_before timestamptz
) RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE
	token json;
BEGIN
	SELECT row_to_json(token_row) INTO token FROM (
		SELECT k.id AS "sessionId", k.scopes, u.id AS "ownUserId", u.id AS "userId", u.email,
		       false AS "isStaff", u.mfa_secret IS NOT NULL AS "isMfaEnabled",
		       0::float8 AS "provedAtMs",
		       coalesce(k.last_used_at <= find_access_token.touch_before, true) AS "isTouchDue",
		       NULL::float8 AS "masqueradeUntilMs", NULL::text AS "masqueradeTicket",
		       a.id AS "accountId", a.team_id AS "teamId", a.kind, a.name,
		       a.is_admin AS "isAdmin", a.avatar_index AS "avatarIndex", a.avatar, a.tour,
		       t.team_name AS "teamName", t.subscription_type AS "subscriptionType", t.status,
		       (extract(epoch FROM t.grace_ends_at) * 1000)::float8 AS "graceEndsAtMs",
		       t.term_to AS "termTo", t.time_zone AS "timeZone",
		       t.is_mfa_required AS "isMfaRequired"
		FROM access_tokens k
		JOIN accounts a ON a.id = k.account_id AND a.team_id = k.team_id
		JOIN users u ON u.id = a.user_id
		JOIN subscriptions t ON t.id = a.team_id
		WHERE k.token_hash = find_access_token.hash AND k.ends_at > find_access_token.now
	) token_row;
	RETURN token;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_access_token(text, timestamptz, timestamptz) FROM PUBLIC;
