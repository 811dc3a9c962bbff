CREATE TABLE "client_counts" (
	"team_id" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "client_counts_team_id_is_active_pk" PRIMARY KEY("team_id","is_active")
);
--> statement-breakpoint
ALTER TABLE "client_counts" ADD CONSTRAINT "client_counts_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("team_id","subject_id","sequence");--> statement-breakpoint
CREATE INDEX "clients_team_active_name" ON "clients" USING btree ("team_id","is_active",lower("name"),"id") WHERE "clients"."deleted_at" is null;--> statement-breakpoint

CALL protect_team_table('client_counts', 'SELECT');--> statement-breakpoint

-- As models are counted: whoever changes a client changes the counts, and in one order. Clients come by
-- the thousand with a list or a backup, and are changed one by one.
CREATE FUNCTION count_new_clients() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO client_counts AS kept (team_id, is_active, count)
	SELECT team_id, is_active, count(*) FROM added
	WHERE deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT (team_id, is_active) DO UPDATE SET count = kept.count + excluded.count;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed_client() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO client_counts AS kept (team_id, is_active, count)
	SELECT team_id, is_active, step FROM (VALUES
		(OLD.team_id, OLD.is_active, OLD.deleted_at, -1),
		(NEW.team_id, NEW.is_active, NEW.deleted_at, 1)
	) AS changes (team_id, is_active, deleted_at, step)
	WHERE team_id IS NOT NULL AND deleted_at IS NULL ORDER BY 1, 2
	ON CONFLICT (team_id, is_active) DO UPDATE SET count = kept.count + excluded.count;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON clients REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_new_clients();--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON clients FOR EACH ROW
WHEN ((OLD.team_id, OLD.is_active, OLD.deleted_at IS NULL)
	IS DISTINCT FROM (NEW.team_id, NEW.is_active, NEW.deleted_at IS NULL))
EXECUTE FUNCTION count_changed_client();--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON clients FOR EACH ROW
WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION count_changed_client();--> statement-breakpoint
INSERT INTO client_counts (team_id, is_active, count)
SELECT team_id, is_active, count(*) FROM clients WHERE deleted_at IS NULL GROUP BY 1, 2;
