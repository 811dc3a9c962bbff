-- How the service runs, for staff: counts and reasons across all teams, and nothing of what is in a payload, a mail or
-- a ledger. Requests own nothing and see one team, so these see for them, and only for a transaction bound to staff.
CREATE FUNCTION staff_queues(at timestamptz)
RETURNS TABLE (kind text, waiting int, running int, done int, failed int, oldest timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT j.kind,
		(count(*) FILTER (WHERE j.state = 'queued'))::int,
		(count(*) FILTER (WHERE j.state = 'running'))::int,
		(count(*) FILTER (WHERE j.state = 'done' AND j.finished_at > staff_queues.at - interval '1 hour'))::int,
		(count(*) FILTER (WHERE j.state = 'failed'))::int,
		min(j.created_at) FILTER (WHERE j.state = 'queued')
	FROM jobs j
	WHERE current_setting('app.scope', true) = 'staff'
		AND (j.state IN ('queued', 'running') OR j.finished_at > staff_queues.at - interval '1 day')
	GROUP BY j.kind ORDER BY j.kind
$$;--> statement-breakpoint
-- A reason may name an amount that did not reconcile: figures are the customer's, and are left out.
CREATE FUNCTION staff_failed_jobs(at timestamptz)
RETURNS TABLE (id int, kind text, team_id int, account_id int, team_name text, reason text, finished_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT j.id, j.kind, j.team_id, j.account_id, s.team_name,
		regexp_replace(coalesce(j.failure, ''), '[0-9][0-9.,]*', '#', 'g'), j.finished_at
	FROM jobs j LEFT JOIN subscriptions s ON s.id = j.team_id
	WHERE current_setting('app.scope', true) = 'staff'
		AND j.state = 'failed' AND j.finished_at > staff_failed_jobs.at - interval '1 day'
	ORDER BY j.finished_at DESC, j.id DESC LIMIT 50
$$;--> statement-breakpoint
CREATE FUNCTION staff_sync_health()
RETURNS TABLE (source_id int, organisations int, synced int, to_reconnect int, failed int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT c.source_id, count(*)::int,
		(count(*) FILTER (WHERE c.outcome = 'synced'))::int,
		(count(*) FILTER (WHERE c.outcome = 'needs-reconnecting'))::int,
		(count(*) FILTER (WHERE c.outcome = 'failed'))::int
	FROM connections c
	WHERE current_setting('app.scope', true) = 'staff' AND c.organisation IS NOT NULL
	GROUP BY c.source_id ORDER BY count(*) DESC, c.source_id
$$;--> statement-breakpoint
CREATE FUNCTION staff_outbox(at timestamptz)
RETURNS TABLE (waiting int, refused int, sent int, given_up int, oldest timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT (count(*) FILTER (WHERE o.done_at IS NULL))::int,
		(count(*) FILTER (WHERE o.done_at IS NULL AND o.attempts > 0))::int,
		(count(*) FILTER (WHERE o.done_at > staff_outbox.at - interval '1 hour' AND o.attempts < 40))::int,
		(count(*) FILTER (WHERE o.done_at > staff_outbox.at - interval '1 day' AND o.attempts >= 40))::int,
		min(o.created_at) FILTER (WHERE o.done_at IS NULL)
	FROM outbox o
	WHERE current_setting('app.scope', true) = 'staff'
		AND (o.done_at IS NULL OR o.done_at > staff_outbox.at - interval '1 day')
$$;--> statement-breakpoint
-- What was refused and waits for its next try is due now. Whoever sends one holds it for two minutes at most, so one that
-- is held for longer is in nobody's hands.
CREATE FUNCTION staff_retry_mail(at timestamptz) RETURNS int
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	WITH hurried AS (
		UPDATE outbox o SET claimed_until = NULL
		WHERE current_setting('app.scope', true) = 'staff' AND o.done_at IS NULL AND o.attempts > 0
			AND o.claimed_until > staff_retry_mail.at + interval '2 minutes'
		RETURNING o.id)
	SELECT count(*)::int FROM hurried
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION staff_queues(timestamptz), staff_failed_jobs(timestamptz), staff_sync_health(), staff_outbox(timestamptz), staff_retry_mail(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION staff_queues(timestamptz), staff_failed_jobs(timestamptz), staff_sync_health(), staff_outbox(timestamptz), staff_retry_mail(timestamptz) TO forecastle_app;
