ALTER TABLE "support_discussions" ADD COLUMN "is_reopened_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_discussions" ADD COLUMN "asked_by_name" text;--> statement-breakpoint
UPDATE "support_discussions" d SET "asked_by_name" = coalesce((
	SELECT q."author_name" FROM "support_messages" q WHERE q."id" = d."parent_transaction_id"), '');--> statement-breakpoint
ALTER TABLE "support_discussions" ALTER COLUMN "asked_by_name" SET NOT NULL;--> statement-breakpoint

-- As before, but what staff opened again does not ask for a change.
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
		           AND NOT d.is_reopened_by_staff
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
