ALTER TABLE "models" ADD COLUMN "next_month" integer GENERATED ALWAYS AS ((figures #>> '{ahead,nextMonth}')::integer) STORED;--> statement-breakpoint
ALTER TABLE "report_notes" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "connections_care" ON "connections" USING btree ("team_id") WHERE "connections"."outcome" in ('failed', 'needs-reconnecting') or "connections"."unmapped_count" + "connections"."undecided_count" > 0 or "connections"."files_changed_at" is not null;--> statement-breakpoint
CREATE INDEX "report_notes_waiting" ON "report_notes" USING btree ("team_id","id") WHERE "report_notes"."is_waiting";--> statement-breakpoint
ALTER TABLE "models" DROP COLUMN "last_actual_month";--> statement-breakpoint

-- Of a note, whether its last word is a reader's: somebody of the team is to answer. Counted by whoever
-- writes, in whatever name, so that a list of what waits costs what waits.
CREATE FUNCTION note_waits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	root integer := CASE TG_OP WHEN 'DELETE' THEN coalesce(OLD.note_id, OLD.id) ELSE coalesce(NEW.note_id, NEW.id) END;
BEGIN
	UPDATE report_notes n SET is_waiting = n.deleted_at IS NULL AND coalesce((
		SELECT w.author_kind FROM report_notes w WHERE w.note_id = n.id AND w.deleted_at IS NULL
		ORDER BY w.id DESC LIMIT 1), n.author_kind) <> 'team'
	WHERE n.id = root;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER waits AFTER INSERT OR DELETE OR UPDATE OF deleted_at ON report_notes
FOR EACH ROW EXECUTE FUNCTION note_waits();--> statement-breakpoint
UPDATE report_notes n SET is_waiting = coalesce((
	SELECT w.author_kind FROM report_notes w WHERE w.note_id = n.id AND w.deleted_at IS NULL
	ORDER BY w.id DESC LIMIT 1), n.author_kind) <> 'team'
WHERE n.note_id IS NULL AND n.deleted_at IS NULL;
