CREATE TABLE "idempotency_keys" (
	"team_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"asked_hash" text NOT NULL,
	"answer" json,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"team_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"billed_to" text NOT NULL,
	"purchase_order_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"team_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"description" text NOT NULL,
	"invoice_number" integer,
	CONSTRAINT "ledger_entries_team_id_sequence_pk" PRIMARY KEY("team_id","sequence"),
	CONSTRAINT "ledger_entries_once" UNIQUE("team_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"team_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"line" smallint NOT NULL,
	"unit" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"quantity" integer,
	"price" bigint,
	CONSTRAINT "ledger_postings_team_id_sequence_line_pk" PRIMARY KEY("team_id","sequence","line"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" between 1 and 1000000000000),
	CONSTRAINT "ledger_postings_sides" CHECK ("ledger_postings"."debit" <> "ledger_postings"."credit"),
	CONSTRAINT "ledger_postings_unit" CHECK ("ledger_postings"."unit" in ('AUD', 'USD', 'minutes')),
	CONSTRAINT "ledger_postings_minutes" CHECK (("ledger_postings"."unit" = 'minutes') = starts_with("ledger_postings"."debit", 'support_') and ("ledger_postings"."unit" = 'minutes') = starts_with("ledger_postings"."credit", 'support_')),
	CONSTRAINT "ledger_postings_price" CHECK (("ledger_postings"."quantity" is null) = ("ledger_postings"."price" is null) and ("ledger_postings"."quantity" is null or "ledger_postings"."quantity" * "ledger_postings"."price" = "ledger_postings"."amount"))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_gateway_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"about" text,
	"request" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_calls_key_unique" UNIQUE("key"),
	CONSTRAINT "test_gateway_calls_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paying_users" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal_users" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal_type" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_day" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "term_to" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_by_name" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unlimited_period" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unlimited_from" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unlimited_to" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "purchase_order_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_team_id_subscriptions_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry" FOREIGN KEY ("team_id","sequence") REFERENCES "public"."ledger_entries"("team_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_team" ON "invoices" USING btree ("team_id","number");--> statement-breakpoint

CALL protect_team_table('ledger_entries', 'SELECT, INSERT');--> statement-breakpoint
CALL protect_team_table('ledger_postings', 'SELECT, INSERT');--> statement-breakpoint

-- The app's role may not change or remove an entry; these keep everybody else from it, the owner too.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = '42501';
END $$;--> statement-breakpoint
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint

-- An entry comes with all its postings: none is added to one that was there before, and none is empty. A row's
-- xmin is the transaction that wrote it, by the low 32 bits of its number.
CREATE FUNCTION refuse_late_posting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM ledger_entries e WHERE e.team_id = NEW.team_id AND e.sequence = NEW.sequence
			AND e.xmin::text::bigint = pg_current_xact_id()::text::bigint & 4294967295
	) THEN
		RAISE EXCEPTION 'a posting comes with its entry' USING ERRCODE = '42501';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER comes_with_entry BEFORE INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_late_posting();--> statement-breakpoint
CREATE FUNCTION refuse_empty_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM ledger_postings p WHERE p.team_id = NEW.team_id AND p.sequence = NEW.sequence) THEN
		RAISE EXCEPTION 'an entry has postings' USING ERRCODE = '23514';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER has_postings AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION refuse_empty_entry();--> statement-breakpoint

CALL protect_team_table('idempotency_keys', 'SELECT, INSERT, UPDATE (answer)');--> statement-breakpoint
-- An invoice that was issued stays as it is, as its entries in the ledger do.
CALL protect_team_table('invoices', 'SELECT, INSERT');--> statement-breakpoint
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint

-- Teams that were there before any of this pay from their next period on.
UPDATE subscriptions s SET
	paying_users = greatest(1, (SELECT count(*) FROM accounts a WHERE a.team_id = s.id)),
	renewal_users = greatest(1, (SELECT count(*) FROM accounts a WHERE a.team_id = s.id)),
	anchor_day = current_date,
	period_from = current_date,
	period_to = current_date + CASE subscription_type WHEN 1 THEN interval '14 days' WHEN 3 THEN interval '1 year' ELSE interval '1 month' END,
	term_to = current_date + CASE subscription_type WHEN 1 THEN interval '14 days' WHEN 2 THEN interval '1 month' ELSE interval '1 year' END
WHERE subscription_type <> 4 AND status <> 'ended';--> statement-breakpoint

-- What a team may no longer change: the same rule as isReadOnly of the contract has.
CREATE FUNCTION is_read_only(status text, grace_ends_at timestamptz, at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN status = 'ended' OR (status = 'past_due' AND coalesce(grace_ends_at <= at, false));--> statement-breakpoint

-- Of any team, which its own table keeps from others: a model of its may be open to people of other teams.
CREATE FUNCTION is_read_only_team(team integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
RETURN (SELECT is_read_only(s.status, s.grace_ends_at, now()) FROM subscriptions s WHERE s.id = team);--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION is_read_only_team(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION is_read_only_team(integer) TO forecastle_app;--> statement-breakpoint
DROP FUNCTION has_ended(integer);--> statement-breakpoint

-- As before, with what of the subscription says what the team may do.
CREATE OR REPLACE FUNCTION find_session(
	hash text,
	now timestamptz,
	born_after timestamptz,
	seen_after timestamptz,
	touch_before timestamptz
) RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE
	session json;
BEGIN
	SELECT row_to_json(session_row) INTO session FROM (
		SELECT s.id AS "sessionId", own.id AS "ownUserId", u.id AS "userId", u.email,
		       u.is_staff AS "isStaff", u.mfa_secret IS NOT NULL AS "isMfaEnabled",
		       (extract(epoch FROM s.proved_at) * 1000)::float8 AS "provedAtMs",
		       s.last_seen_at <= find_session.touch_before AS "isTouchDue",
		       CASE WHEN m.id IS NOT NULL
		            THEN (extract(epoch FROM s.masquerade_until) * 1000)::float8 END
		         AS "masqueradeUntilMs",
		       s.masquerade_ticket AS "masqueradeTicket",
		       a.id AS "accountId", a.team_id AS "teamId", a.kind, a.name,
		       a.is_admin AS "isAdmin", a.avatar_index AS "avatarIndex", a.avatar, a.tour,
		       t.team_name AS "teamName", t.subscription_type AS "subscriptionType", t.status,
		       (extract(epoch FROM t.grace_ends_at) * 1000)::float8 AS "graceEndsAtMs",
		       t.term_to AS "termTo", t.time_zone AS "timeZone",
		       t.is_mfa_required AS "isMfaRequired"
		FROM sessions s
		JOIN users own ON own.id = s.user_id AND own.security_stamp = s.security_stamp
		-- A masquerade counts until its end and while the masquerader is still staff.
		LEFT JOIN accounts m ON m.id = s.masquerade_account_id
		  AND s.masquerade_until > find_session.now AND own.is_staff
		JOIN users u ON u.id = coalesce(m.user_id, own.id)
		LEFT JOIN accounts a ON a.user_id = u.id
		LEFT JOIN subscriptions t ON t.id = a.team_id
		WHERE s.token_hash = find_session.hash
		  AND s.created_at > find_session.born_after AND s.last_seen_at > find_session.seen_after
	) session_row;
	RETURN session;
END $$;
