CREATE TABLE "billing_history" (
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"version" integer NOT NULL,
	"team_id" integer NOT NULL,
	"row" jsonb,
	"hash" text NOT NULL,
	CONSTRAINT "billing_history_table_name_row_key_version_pk" PRIMARY KEY("table_name","row_key","version")
);
--> statement-breakpoint
CALL protect_team_table('billing_history', 'SELECT');--> statement-breakpoint
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON billing_history EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint

-- A row told the same way whatever the session's clock is set to.
CREATE FUNCTION billing_row(told anyelement) RETURNS jsonb LANGUAGE plpgsql STABLE SET TimeZone = 'UTC' AS $$
BEGIN
	RETURN to_jsonb(told);
END $$;--> statement-breakpoint
CREATE FUNCTION billing_hash(before text, name text, row_key text, version integer, team integer, told jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(concat_ws(E'\n', before, name, row_key, version, team, told), 'UTF8')), 'hex');--> statement-breakpoint

CREATE PROCEDURE add_billing_version(name text, key text, team integer, told jsonb) LANGUAGE plpgsql AS $$
DECLARE
	last billing_history;
BEGIN
	SELECT * INTO last FROM billing_history h
	WHERE h.table_name = name AND h.row_key = key ORDER BY h.version DESC LIMIT 1;
	IF last.row = told THEN RETURN; END IF;
	INSERT INTO billing_history VALUES (name, key, coalesce(last.version, 0) + 1, team, told,
		billing_hash(coalesce(last.hash, ''), name, key, coalesce(last.version, 0) + 1, team, told));
END $$;--> statement-breakpoint
CREATE FUNCTION billing_key(told jsonb, columns text[]) RETURNS text LANGUAGE sql IMMUTABLE
RETURN (SELECT string_agg(told ->> each, '/' ORDER BY place) FROM unnest(columns) WITH ORDINALITY named (each, place));--> statement-breakpoint

-- A restore brings the history with the rows.
CREATE FUNCTION note_billing_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET TimeZone = 'UTC' AS $$
DECLARE
	told jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
	IF current_setting('app.is_restoring', true) = 'on' THEN RETURN NULL; END IF;
	CALL add_billing_version(TG_TABLE_NAME, billing_key(told, TG_ARGV[1:]), (told ->> TG_ARGV[0])::integer,
		CASE TG_OP WHEN 'DELETE' THEN NULL ELSE told END);
	RETURN NULL;
END $$;--> statement-breakpoint

-- From here on every version of a table's rows is kept, the first as they are now.
CREATE PROCEDURE keep_billing_history(name regclass, key_columns text[], team_column text DEFAULT 'team_id') LANGUAGE plpgsql
SET TimeZone = 'UTC' AS $$
DECLARE
	told jsonb;
BEGIN
	EXECUTE format('CREATE TRIGGER note_billing AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION note_billing_row(%L%s)',
		name, team_column, (SELECT string_agg(format(', %L', each), '' ORDER BY place) FROM unnest(key_columns) WITH ORDINALITY named (each, place)));
	FOR told IN EXECUTE format('SELECT to_jsonb(r) FROM %s r', name) LOOP
		CALL add_billing_version(name::text, billing_key(told, key_columns), (told ->> team_column)::integer, told);
	END LOOP;
END $$;--> statement-breakpoint
CALL keep_billing_history('subscriptions', '{id}', 'id');--> statement-breakpoint
CALL keep_billing_history('billing_details', '{team_id}');--> statement-breakpoint
CALL keep_billing_history('invoices', '{number}');--> statement-breakpoint
CALL keep_billing_history('card_charges', '{id}');--> statement-breakpoint
CALL keep_billing_history('model_contracts', '{id}');--> statement-breakpoint
CALL keep_billing_history('model_statements', '{id}');--> statement-breakpoint
CALL keep_billing_history('model_statement_lines', '{statement_id,line}');
