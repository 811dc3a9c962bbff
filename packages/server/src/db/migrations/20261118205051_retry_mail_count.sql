DROP FUNCTION staff_retry_mail();--> statement-breakpoint
-- What was refused and waits for its next try is due now; gives how many those are.
CREATE FUNCTION staff_retry_mail() RETURNS int
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	WITH due AS (
		UPDATE outbox SET due_at = NULL
		WHERE current_setting('app.scope', true) = 'staff' AND done_at IS NULL AND attempts > 0 AND claimed_until IS NULL
		RETURNING id)
	SELECT count(*)::int FROM due
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION staff_retry_mail() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION staff_retry_mail() TO forecastle_app;
