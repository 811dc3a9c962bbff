-- Of any team, since reports are read by people of other teams and of none: whether it has what is free.
CREATE FUNCTION is_community_team(team integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
RETURN (SELECT s.subscription_type = 4 FROM subscriptions s WHERE s.id = team);--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_community_team(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_community_team(integer) TO forecastle_app;
