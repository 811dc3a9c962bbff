CREATE TABLE "model_counts" (
	"team_id" integer NOT NULL,
	"list" text NOT NULL,
	"is_open" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "model_counts_team_id_list_is_open_pk" PRIMARY KEY("team_id","list","is_open")
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "checks" text GENERATED ALWAYS AS (case when figures #>> '{checks,isBlocked}' = 'true' or figures #>> '{checks,errorCount}' <> '0' then 'error'
          when figures #>> '{checks,alertCount}' <> '0' then 'alert' else 'pass' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "model_counts" ADD CONSTRAINT "model_counts_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "models_closed" ON "models" USING btree ("team_id","owner_account_id") WHERE "models"."team_level" = 0 and "models"."deleted_at" is null;--> statement-breakpoint

CALL protect_team_table('model_counts', 'SELECT');--> statement-breakpoint

-- The counts are changed by whoever changes a model, and in one order, so that two never wait for
-- each other. Models come by the thousand where a backup is put back, and are changed one by one.
CREATE FUNCTION count_new_models() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO model_counts AS kept (team_id, list, is_open, count)
	SELECT team_id, list, team_level > 0, count(*) FROM added
	WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
	ON CONFLICT (team_id, list, is_open) DO UPDATE SET count = kept.count + excluded.count;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed_model() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO model_counts AS kept (team_id, list, is_open, count)
	SELECT team_id, list, team_level > 0, step FROM (VALUES
		(OLD.team_id, OLD.list, OLD.team_level, OLD.deleted_at, -1),
		(NEW.team_id, NEW.list, NEW.team_level, NEW.deleted_at, 1)
	) AS changes (team_id, list, team_level, deleted_at, step)
	WHERE team_id IS NOT NULL AND deleted_at IS NULL ORDER BY 1, 2, 3
	ON CONFLICT (team_id, list, is_open) DO UPDATE SET count = kept.count + excluded.count;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON models REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_new_models();--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON models FOR EACH ROW
WHEN ((OLD.team_id, OLD.list, OLD.team_level > 0, OLD.deleted_at IS NULL)
	IS DISTINCT FROM (NEW.team_id, NEW.list, NEW.team_level > 0, NEW.deleted_at IS NULL))
EXECUTE FUNCTION count_changed_model();--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON models FOR EACH ROW
WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION count_changed_model();--> statement-breakpoint

-- How many models each list shows to the bound user: the team's counts, less what was kept from
-- them by name, and with what is kept from others. Only the exceptions are looked at one by one.
CREATE FUNCTION visible_model_counts() RETURNS TABLE (list text, count bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
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
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION visible_model_counts() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION visible_model_counts() TO forecastle_app;
