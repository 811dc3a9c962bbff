-- A shared model's owner is shown in their own colour.
DROP FUNCTION shared_models();--> statement-breakpoint
CREATE FUNCTION shared_models() RETURNS TABLE (model_id integer, level smallint, team_name text, owner_name text, owner_avatar_index integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	RETURN QUERY
	SELECT g.model_id, g.level, s.team_name, coalesce(a.name, s.team_name), coalesce(a.avatar_index, 0)
	FROM grants g
	JOIN models m ON m.id = g.model_id
	JOIN subscriptions s ON s.id = m.team_id
	LEFT JOIN accounts a ON a.id = m.owner_account_id
	WHERE g.user_id = bound_user() AND g.kind = 'trusted' AND g.level > 0 AND m.deleted_at IS NULL;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shared_models() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_models() TO forecastle_app;
