-- The user that this transaction is bound to, or null where it is the service's own work.
CREATE FUNCTION bound_user() RETURNS integer LANGUAGE sql STABLE
RETURN nullif(current_setting('app.user_id', true), '')::integer;
--> statement-breakpoint

-- Grants are seen by the team that gave them and by whom they are for. Their policies look at no
-- other table, as those of other tables look at them.
CALL protect_team_table('grants', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
CREATE POLICY grantee ON grants FOR SELECT TO forecastle_app USING (user_id = bound_user());--> statement-breakpoint

-- Who sees a model is the rule of levelOf in contract/access-level.ts, said once more from below. A
-- grant of another team opens a model only to somebody it was given to as a trusted user. The rule is
-- in functions that keep their plans: written out in the policy it would be planned anew for every
-- mention of the table, which costs more than to run it. Each is asked once in a statement.
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

ALTER TABLE models ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE models FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON models TO current_user USING (true);--> statement-breakpoint
CREATE POLICY team ON models TO forecastle_app USING (
	team_id = bound_team() AND (
		(SELECT sees_all_models())
		OR owner_account_id = (SELECT bound_account())
		OR (team_level > 0 AND id <> ALL ((SELECT models_kept_from_user())::integer[]))
	)
	OR id = ANY ((SELECT models_granted_to_user())::integer[])
);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON models TO forecastle_app;--> statement-breakpoint

-- What belongs to a model is seen by whoever sees the model.
CREATE PROCEDURE protect_model_table(name regclass, privileges text)
LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
	EXECUTE format('CREATE POLICY owner ON %s TO current_user USING (true)', name);
	EXECUTE format('CREATE POLICY team ON %s TO forecastle_app USING (EXISTS (SELECT FROM models m WHERE m.id = model_id AND m.team_id = %1$s.team_id))', name);
	EXECUTE format('GRANT %s ON %s TO forecastle_app', privileges, name);
END $$;--> statement-breakpoint
CALL protect_model_table('model_documents', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- History is only ever added to; a version's name is the one thing that changes.
CALL protect_model_table('model_versions', 'SELECT, INSERT, UPDATE (label)');--> statement-breakpoint

-- Seen by whoever sees the model; everybody comes in their own name. The service renews and removes.
ALTER TABLE model_visitors ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE model_visitors FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON model_visitors TO current_user USING (true);--> statement-breakpoint
CREATE POLICY visible ON model_visitors TO forecastle_app
USING (EXISTS (SELECT FROM models m WHERE m.id = model_id))
WITH CHECK (user_id = bound_user() AND EXISTS (SELECT FROM models m WHERE m.id = model_id));--> statement-breakpoint
GRANT SELECT, INSERT ON model_visitors TO forecastle_app;--> statement-breakpoint

ALTER TABLE model_visits ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE model_visits FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner ON model_visits TO current_user USING (true);--> statement-breakpoint
CREATE POLICY visible ON model_visits TO forecastle_app
USING (EXISTS (SELECT FROM models m WHERE m.id = model_id))
WITH CHECK (user_id = bound_user() AND EXISTS (SELECT FROM models m WHERE m.id = model_id));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON model_visits TO forecastle_app;--> statement-breakpoint

-- Of a model that another team lets the bound user open: whose it is, which that team's own tables
-- keep from them.
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
GRANT EXECUTE ON FUNCTION visible_model_counts() TO forecastle_app;--> statement-breakpoint

-- What those are called whom the bound team trusts with a model: their own team keeps it from others.
CREATE FUNCTION trusted_people(model integer) RETURNS TABLE (user_id integer, name text, avatar_index smallint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT g.user_id, a.name, a.avatar_index
	FROM grants g JOIN accounts a ON a.user_id = g.user_id
	WHERE g.model_id = model AND g.kind = 'trusted' AND g.team_id = bound_team();
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION trusted_people(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION trusted_people(integer) TO forecastle_app;--> statement-breakpoint

-- What the bound user is offered by any team: it is theirs by their e-mail address alone.
CREATE FUNCTION offers_to_user(at timestamptz) RETURNS TABLE (
	id integer, team_id integer, model_id integer, kind text, level smallint, by_name text,
	expires_at timestamptz, model_name text, team_name text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
BEGIN ATOMIC
	SELECT g.id, g.team_id, g.model_id, g.kind, g.level, g.granted_by_name, g.expires_at, m.name, s.team_name
	FROM users u
	JOIN grants g ON g.email = u.email
	JOIN models m ON m.id = g.model_id
	JOIN subscriptions s ON s.id = g.team_id
	WHERE u.id = bound_user() AND g.expires_at > at AND m.deleted_at IS NULL;
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION offers_to_user(timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION offers_to_user(timestamptz) TO forecastle_app;--> statement-breakpoint

-- Makes the bound user the owner of a model that they are offered, and gives who owned it before;
-- nothing where there is no such offer. To another team the model goes by itself, with its document and
-- all its versions: client, links to other models and everybody's access stay behind.
CREATE FUNCTION take_offered_model(offer integer, at timestamptz) RETURNS TABLE (
	model_id integer, from_team_id integer, old_owner_account_id integer, old_owner_email text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	taken models;
	taker accounts;
	is_leaving boolean;
BEGIN
	SELECT a.* INTO STRICT taker FROM accounts a WHERE a.user_id = bound_user();
	SELECT m.* INTO taken FROM models m
	WHERE m.deleted_at IS NULL AND m.id = (
		SELECT o.model_id FROM offers_to_user(take_offered_model.at) o
		WHERE o.id = offer AND o.kind = 'transfer')
	FOR UPDATE;
	-- Whoever held the lock before may have withdrawn it.
	DELETE FROM grants g WHERE g.id = offer AND g.model_id = taken.id;
	IF NOT FOUND THEN RETURN; END IF;

	is_leaving := taken.team_id <> taker.team_id;
	UPDATE models m SET
		team_id = taker.team_id,
		owner_account_id = taker.id,
		client_id = CASE WHEN is_leaving THEN NULL ELSE m.client_id END,
		parent_id = CASE WHEN is_leaving THEN NULL ELSE m.parent_id END,
		team_level = CASE WHEN is_leaving THEN 0 ELSE m.team_level END,
		version = m.version + 1,
		updated_at = take_offered_model.at
	WHERE m.id = taken.id;
	DELETE FROM grants g WHERE g.model_id = taken.id
		AND (is_leaving OR g.kind = 'member' AND g.account_id IN (taker.id, taken.owner_account_id));
	IF is_leaving THEN
		UPDATE models m SET parent_id = NULL WHERE m.parent_id = taken.id;
		UPDATE model_documents d SET team_id = taker.team_id WHERE d.model_id = taken.id;
		UPDATE model_versions v SET team_id = taker.team_id WHERE v.model_id = taken.id;
	END IF;

	RETURN QUERY SELECT taken.id, taken.team_id, taken.owner_account_id,
		(SELECT u.email FROM accounts a JOIN users u ON u.id = a.user_id WHERE a.id = taken.owner_account_id);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_offered_model(integer, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION take_offered_model(integer, timestamptz) TO forecastle_app;--> statement-breakpoint

-- A model goes to another team only by take_offered_model, which is the owner's, whoever calls it.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a model is moved by an accepted offer alone' USING ERRCODE = '42501';
END $$;--> statement-breakpoint
CREATE TRIGGER stays_in_team BEFORE UPDATE OF team_id ON models FOR EACH ROW
WHEN (OLD.team_id <> NEW.team_id AND current_user = 'forecastle_app')
EXECUTE FUNCTION refuse_move();
