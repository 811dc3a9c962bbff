-- As before, with the end of the period: what is not paid by then ends the subscription.
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
		       s.masquerade_ticket AS "masqueradeTicket",
		       a.id AS "accountId", a.team_id AS "teamId", a.kind, a.name,
		       a.is_admin AS "isAdmin", a.avatar_index AS "avatarIndex", a.avatar, a.tour,
		       t.team_name AS "teamName", t.subscription_type AS "subscriptionType", t.status,
		       (extract(epoch FROM t.grace_ends_at) * 1000)::float8 AS "graceEndsAtMs",
		       t.period_to AS "periodTo", t.term_to AS "termTo", t.time_zone AS "timeZone",
		       t.is_mfa_required AS "isMfaRequired"
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_access_token(
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
		       t.period_to AS "periodTo", t.term_to AS "termTo", t.time_zone AS "timeZone",
		       t.is_mfa_required AS "isMfaRequired"
		FROM access_tokens k
		JOIN accounts a ON a.id = k.account_id AND a.team_id = k.team_id
		JOIN users u ON u.id = a.user_id
		JOIN subscriptions t ON t.id = a.team_id
		WHERE k.token_hash = find_access_token.hash AND k.ends_at > find_access_token.now
	) token_row;
	RETURN token;
END $$;
