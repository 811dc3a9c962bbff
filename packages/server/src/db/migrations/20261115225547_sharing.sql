ALTER TABLE "grants" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_account" ON "grants" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_of_member" CHECK ("grants"."kind" <> 'member' or "grants"."account_id" is not null);--> statement-breakpoint

-- A grant of another team opens a model only to somebody it was given to as a trusted user.
ALTER POLICY team ON models USING (
	team_id = bound_team() AND (
		bound_user() IS NULL
		OR EXISTS (SELECT FROM accounts a WHERE a.user_id = bound_user() AND a.team_id = bound_team() AND a.is_admin)
		OR owner_account_id = (SELECT a.id FROM accounts a WHERE a.user_id = bound_user())
		OR (team_level > 0 AND id NOT IN (
			SELECT g.model_id FROM grants g WHERE g.user_id = bound_user() AND g.level = 0 AND g.model_id IS NOT NULL))
	)
	OR id IN (SELECT g.model_id FROM grants g
		WHERE g.user_id = bound_user() AND g.level > 0 AND (g.kind = 'trusted' OR g.team_id = bound_team()))
);--> statement-breakpoint
-- What a model belongs to changes only by an offer that was accepted, below.
REVOKE UPDATE (team_id) ON model_versions FROM forecastle_app;--> statement-breakpoint

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
GRANT EXECUTE ON FUNCTION take_offered_model(integer, timestamptz) TO forecastle_app;
