-- The rule of who sees a model, in functions that keep their plans: written out in the policy it
-- would be planned anew for every mention of the table, which costs more than to run it. Each is
-- asked once in a statement.
CREATE FUNCTION sees_all_models() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN bound_user() IS NULL OR EXISTS (
		SELECT FROM accounts a WHERE a.user_id = bound_user() AND a.team_id = bound_team() AND a.is_admin);
END $$;--> statement-breakpoint
CREATE FUNCTION bound_account() RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT a.id FROM accounts a WHERE a.user_id = bound_user());
END $$;--> statement-breakpoint
CREATE FUNCTION models_kept_from_user() RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN ARRAY(SELECT g.model_id FROM grants g WHERE g.user_id = bound_user() AND g.level = 0 AND g.model_id IS NOT NULL);
END $$;--> statement-breakpoint
CREATE FUNCTION models_granted_to_user() RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN ARRAY(SELECT g.model_id FROM grants g
		WHERE g.user_id = bound_user() AND g.level > 0 AND (g.kind = 'trusted' OR g.team_id = bound_team()));
END $$;--> statement-breakpoint
ALTER POLICY team ON models USING (
	team_id = bound_team() AND (
		(SELECT sees_all_models())
		OR owner_account_id = (SELECT bound_account())
		OR (team_level > 0 AND id <> ALL ((SELECT models_kept_from_user())::integer[]))
	)
	OR id = ANY ((SELECT models_granted_to_user())::integer[])
);
--> statement-breakpoint

-- The same of two functions that lists ask.
DROP FUNCTION shared_models();--> statement-breakpoint
CREATE FUNCTION shared_models() RETURNS TABLE (model_id integer, level smallint, team_name text, owner_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	RETURN QUERY
	SELECT g.model_id, g.level, s.team_name, coalesce(a.name, s.team_name)
	FROM grants g
	JOIN models m ON m.id = g.model_id
	JOIN subscriptions s ON s.id = m.team_id
	LEFT JOIN accounts a ON a.id = m.owner_account_id
	WHERE g.user_id = bound_user() AND g.kind = 'trusted' AND g.level > 0 AND m.deleted_at IS NULL;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shared_models() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shared_models() TO forecastle_app;--> statement-breakpoint
DROP FUNCTION visible_model_counts();--> statement-breakpoint
CREATE FUNCTION visible_model_counts() RETURNS TABLE (list text, count bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	RETURN QUERY
	WITH me AS MATERIALIZED (
		SELECT max(a.id) AS account_id, coalesce(bool_or(a.is_admin), bound_user() IS NULL) AS sees_all
		FROM accounts a WHERE a.user_id = bound_user() AND a.team_id = bound_team()
	), granted AS MATERIALIZED (
		SELECT m.list, m.team_id, m.team_level, m.owner_account_id, g.level, g.kind
		FROM grants g JOIN models m ON m.id = g.model_id
		WHERE g.user_id = bound_user() AND m.deleted_at IS NULL
	), steps AS (
		SELECT c.list, c.count AS step FROM model_counts c, me
		WHERE c.team_id = bound_team() AND (c.is_open OR me.sees_all)
		UNION ALL
		SELECT m.list, 1 FROM models m JOIN me ON m.owner_account_id = me.account_id
		WHERE m.team_id = bound_team() AND m.team_level = 0 AND m.deleted_at IS NULL AND NOT me.sees_all
		UNION ALL
		SELECT g.list, CASE WHEN g.level = 0 THEN -1 ELSE 1 END FROM granted g, me
		WHERE g.team_id = bound_team() AND g.owner_account_id IS DISTINCT FROM me.account_id
			AND (g.level = 0) = (g.team_level > 0) AND NOT me.sees_all
		UNION ALL
		SELECT 'Shared', 1 FROM granted g
		WHERE g.team_id <> bound_team() AND g.kind = 'trusted' AND g.level > 0
	)
	SELECT s.list, sum(s.step) FROM steps s GROUP BY s.list;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION visible_model_counts() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION visible_model_counts() TO forecastle_app;
