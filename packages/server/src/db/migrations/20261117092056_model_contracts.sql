CREATE TABLE "model_contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"model_id" integer,
	"model_name" text NOT NULL,
	"bought_on" date NOT NULL,
	"ended_on" date,
	"has_lapsed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_statement_lines" (
	"team_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"contract_id" integer NOT NULL,
	"model_id" integer,
	"model_name" text NOT NULL,
	"client_id" integer,
	"client_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"is_ended" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"invoice_number" integer,
	CONSTRAINT "model_statement_lines_statement_id_line_pk" PRIMARY KEY("statement_id","line")
);
--> statement-breakpoint
CREATE TABLE "model_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"is_unlimited" boolean NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_statements_once" UNIQUE("team_id","month")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "covered_from" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "covered_to" date;--> statement-breakpoint
ALTER TABLE "model_contracts" ADD CONSTRAINT "model_contracts_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_contracts" ADD CONSTRAINT "model_contracts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_statement_lines" ADD CONSTRAINT "model_statement_lines_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_statement_lines" ADD CONSTRAINT "model_statement_lines_statement_id_model_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."model_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_statement_lines" ADD CONSTRAINT "model_statement_lines_contract_id_model_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."model_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_statements" ADD CONSTRAINT "model_statements_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_contracts_one_open" ON "model_contracts" USING btree ("model_id") WHERE "model_contracts"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "model_contracts_team" ON "model_contracts" USING btree ("team_id","bought_on");--> statement-breakpoint
CREATE INDEX "model_statement_lines_contract" ON "model_statement_lines" USING btree ("contract_id");--> statement-breakpoint

-- What ends a contract is whatever ends the model for its team, by whichever way and whoever did it.
CALL protect_team_table('model_contracts', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_team_table('model_statements', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_team_table('model_statement_lines', 'SELECT, INSERT');--> statement-breakpoint
CREATE FUNCTION end_model_contract() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE model_contracts c
	SET ended_on = greatest(c.bought_on, (NEW.updated_at AT TIME ZONE s.time_zone)::date), model_name = OLD.name
	FROM subscriptions s WHERE s.id = c.team_id AND c.model_id = OLD.id AND c.ended_on IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER end_contract AFTER UPDATE ON models FOR EACH ROW
WHEN (OLD.is_active AND NOT NEW.is_active OR OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL OR OLD.team_id <> NEW.team_id)
EXECUTE FUNCTION end_model_contract();--> statement-breakpoint

-- One that is reactivated goes on as it was bought. Within the month in which it ended it never ended, as that is paid.
CREATE FUNCTION resume_model_contract() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	last model_contracts;
	today date;
BEGIN
	SELECT * INTO last FROM model_contracts c
	WHERE c.model_id = NEW.id AND c.team_id = NEW.team_id ORDER BY c.id DESC LIMIT 1;
	IF last.ended_on IS NULL OR last.has_lapsed THEN RETURN NULL; END IF;
	SELECT (NEW.updated_at AT TIME ZONE s.time_zone)::date INTO today FROM subscriptions s WHERE s.id = NEW.team_id;
	IF date_trunc('month', today) = date_trunc('month', last.ended_on) THEN
		UPDATE model_contracts SET ended_on = NULL WHERE id = last.id;
	ELSE
		INSERT INTO model_contracts (team_id, model_id, model_name, bought_on) VALUES (NEW.team_id, NEW.id, NEW.name, today);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER resume_contract AFTER UPDATE ON models FOR EACH ROW
WHEN (NEW.is_active AND NOT OLD.is_active AND NEW.deleted_at IS NULL AND OLD.team_id = NEW.team_id)
EXECUTE FUNCTION resume_model_contract();--> statement-breakpoint

CREATE FUNCTION lapse_model_contracts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	UPDATE model_contracts c SET ended_on = greatest(c.bought_on, NEW.period_to - 1), has_lapsed = true
	WHERE c.team_id = NEW.id AND c.ended_on IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lapse_contracts AFTER UPDATE ON subscriptions FOR EACH ROW
WHEN (NEW.status = 'ended' AND OLD.status <> 'ended') EXECUTE FUNCTION lapse_model_contracts();
