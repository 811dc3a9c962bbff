ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
-- What waits for its time was held as if somebody were at it, and what somebody was at had attempts below zero.
UPDATE "outbox" SET "due_at" = "claimed_until", "claimed_until" = NULL WHERE "done_at" IS NULL AND "attempts" >= 0;--> statement-breakpoint
UPDATE "outbox" SET "attempts" = abs("attempts") WHERE "attempts" < 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION staff_outbox(at timestamptz)
RETURNS TABLE (waiting int, refused int, sent int, given_up int, oldest timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT (count(*) FILTER (WHERE o.done_at IS NULL))::int,
		-- A first try that is being made is not refused yet.
		(count(*) FILTER (WHERE o.done_at IS NULL AND o.attempts > (o.claimed_until IS NOT NULL)::int))::int,
		(count(*) FILTER (WHERE o.done_at > staff_outbox.at - interval '1 hour' AND o.attempts < 40))::int,
		(count(*) FILTER (WHERE o.done_at > staff_outbox.at - interval '1 day' AND o.attempts >= 40))::int,
		min(o.created_at) FILTER (WHERE o.done_at IS NULL)
	FROM outbox o
	WHERE current_setting('app.scope', true) = 'staff'
		AND (o.done_at IS NULL OR o.done_at > staff_outbox.at - interval '1 day')
$$;--> statement-breakpoint
DROP FUNCTION staff_retry_mail(timestamptz);--> statement-breakpoint
-- What was refused and waits for its next try is due now.
CREATE FUNCTION staff_retry_mail() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE outbox SET due_at = NULL
	WHERE current_setting('app.scope', true) = 'staff' AND done_at IS NULL AND attempts > 0 AND claimed_until IS NULL
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION staff_retry_mail() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION staff_retry_mail() TO forecastle_app;
