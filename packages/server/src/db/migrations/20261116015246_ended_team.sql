-- Whether a team may still change things, which its own table keeps from others: a model of its may be
-- open to people of other teams.
CREATE FUNCTION has_ended(team integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
RETURN (SELECT s.status = 'ended' FROM subscriptions s WHERE s.id = team);--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION has_ended(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION has_ended(integer) TO forecastle_app;
