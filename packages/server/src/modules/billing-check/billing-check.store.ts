import { PAID_TYPES } from "@app/contract/plans";
import type { Storage } from "#db/db.ts";

type Asked = Pick<Storage, "query">;

/** Something that does not agree: "invoice 10023", "is not in the ledger", 168934 cents of AUD. */
export type Break = {
  teamId: number;
  document: string;
  problem: string;
  amount: number | null;
  currency: string | null;
};

/** A charge as our own records have it. */
export type KnownCharge = {
  teamId: number;
  key: string;
  reference: string | null;
  amount: number;
  currency: string;
  state: string;
  isOpen: boolean;
  at: string;
  /** What it is for: "of invoice 10023". */
  words: string;
};

export function selectCharges({ query }: Asked) {
  return query<KnownCharge>(
    `select team_id as "teamId", key, reference, amount, currency, state, ended_at is null as "isOpen", at,
       'of ' || coalesce('invoice ' || invoice_number, 'an order') as words
     from card_charges order by id`,
  );
}

export function selectNames({ query }: Asked) {
  return query<{ id: number; name: string }>("select id, team_name as name from subscriptions");
}

export type Counts = Record<"invoices" | "charges" | "statements" | "versions", number>;

export async function countDocuments({ query }: Asked): Promise<Counts> {
  const [row] = await query<Counts>(
    `select (select count(*)::int from invoices) as invoices, (select count(*)::int from card_charges) as charges,
       (select count(*)::int from model_statements) as statements,
       (select count(*)::int from billing_history) as versions`,
  );
  return row ?? { invoices: 0, charges: 0, statements: 0, versions: 0 };
}

/** All that the tables do not agree on among themselves. */
export async function selectBreaks({ query }: Asked, now: Date) {
  const breaks: Break[] = [];
  for (const { text, takesNow } of CHECKS) {
    const values = takesNow ? [now.toISOString()] : [];
    breaks.push(
      ...(await query<Break>(
        `select "teamId", document, problem, amount, currency from (${text}) found where problem is not null`,
        values,
      )),
    );
  }
  for (const { name, key } of await selectWatched({ query })) {
    breaks.push(...(await query<Break>(strayVersions(name, key))));
  }
  return breaks;
}

/** Tables whose history is kept, each with what its rows are found by. */
export async function selectWatched({ query }: Asked) {
  const rows = await query<{ name: string; args: string }>(
    `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as args from pg_trigger
     where tgname = 'note_billing' order by 1`,
  );
  return rows.map(({ name, args }) => {
    const [, ...columns] = args.split("\\000").filter((each) => each !== "");
    return { name, key: columns.map((column) => `r."${column}"`).join(` || '/' || `) };
  });
}

/** A column that came after a row was last noted was empty then. */
const CHANGED = `jsonb_each(billing_row(r)) now where now.value is distinct from coalesce(h.row -> now.key, 'null')`;

/** Rows that are not what was last noted of them. */
const strayVersions = (name: string, key: string) => `
  select coalesce(h.team_id, (to_jsonb(r) ->> 'team_id')::int, 0) as "teamId",
    '${name}, row ' || coalesce(h.row_key, (${key})::text) as document,
    case when r is null then 'is gone'
      when h.row is null then 'was written past the program'
      else 'was changed past the program: ' || (
        select string_agg(format('%s is %s and was %s', now.key, now.value, coalesce(h.row -> now.key, 'null')), ', ')
        from ${CHANGED}) end as problem,
    null as amount, null as currency
  from ${name} r full join (
    select distinct on (row_key) row_key, team_id, row from billing_history where table_name = '${name}'
    order by row_key, version desc) h on h.row_key = (${key})::text
  where case when r is null then h.row is not null
    else h.row is distinct from billing_row(r) and exists (select from ${CHANGED}) end`;

/** What an entry adds to what is owed. */
const OWED = `case p.debit when 'receivable' then p.amount else 0 end - case p.credit when 'receivable' then p.amount else 0 end`;

/** Invoices as the ledger has them. */
const POSTED = `select e.team_id, e.invoice_number, count(distinct e.sequence)::int as entries,
    min(e.description) as title, min(p.unit) as unit, max(p.unit) as other_unit, sum(${OWED})::bigint as gross,
    sum(p.amount) filter (where p.credit = 'models')::bigint as models
  from ledger_entries e join ledger_postings p using (team_id, sequence)
  where e.kind = 'invoice' group by e.team_id, e.invoice_number`;

/** A day as titles and keys say it. */
const words = (day: string) => `to_char(${day}, 'FMDD FMMonth YYYY')`;

type Check = { text: string; takesNow?: boolean };

const INVOICES: Check = {
  text: `select coalesce(i.team_id, l.team_id) as "teamId", l.gross as amount, coalesce(l.unit, i.currency) as currency,
      'invoice ' || coalesce(i.number, l.invoice_number, 0) as document,
      case when l is null then 'is not in the ledger' when i is null then 'is in the ledger and nowhere else'
        when l.entries > 1 then 'is in the ledger more than once'
        when i.currency <> l.unit or i.currency <> l.other_unit then 'is in another currency than its entry'
        when i.title <> l.title then 'is for something else by its entry' end as problem
    from invoices i full join (${POSTED}) l on l.team_id = i.team_id and l.invoice_number = i.number`,
};

/** Nobody pays more than is asked, and nothing is paid that was not asked for. */
const OBLIGATIONS: Check = {
  text: `select team_id as "teamId", 'invoice ' || coalesce(invoice_number, 0) as document, owed as amount, unit as currency,
      case when not has_invoice then 'was paid or credited and never issued'
        when owed < 0 then 'was paid or credited beyond its total' end as problem
    from (select e.team_id, e.invoice_number, p.unit, bool_or(e.kind = 'invoice') as has_invoice, sum(${OWED})::bigint as owed
      from ledger_entries e join ledger_postings p using (team_id, sequence)
      where 'receivable' in (p.debit, p.credit) and (e.invoice_number is not null or e.key !~ '^(refund of )?charge ')
      group by 1, 2, 3) each_invoice`,
};

/** Money that came by card, whether it stayed or went back. */
const CAME = `('paid', 'refunding', 'refunded')`;

const PAYMENTS: Check = {
  text: `select coalesce(c.team_id, l.team_id) as "teamId", coalesce(l.amount, c.amount) as amount,
      coalesce(l.unit, c.currency) as currency,
      'payment of invoice ' || coalesce(c.invoice_number, l.invoice_number, 0) || ' by card' as document,
      case when l is null then 'was charged and is not in the ledger' when c is null then 'is in the ledger and was not charged'
        when l.amount <> c.amount or l.unit <> c.currency then 'is another amount than was charged'
        when l.invoice_number is distinct from case c.state when 'paid' then c.invoice_number end
          then 'is of another invoice in the ledger' end as problem
    from (select * from card_charges where state in ${CAME}) c
    full join (select e.team_id, e.key, e.invoice_number, p.amount, p.unit from ledger_entries e
      join ledger_postings p using (team_id, sequence) where p.debit = 'gateway' and e.key like 'charge %') l
      on l.team_id = c.team_id and l.key = 'charge ' || c.id`,
};

/** What went back, as our charges have it and as the ledger does. */
const REFUNDS: Check = {
  text: `select coalesce(c.team_id, l.team_id) as "teamId", coalesce(l.amount, c.amount) as amount,
      coalesce(l.unit, c.currency) as currency, 'refund of ' || coalesce('charge ' || c.id, l.key) as document,
      case when l is null then 'was paid back and is not in the ledger' when c is null then 'is in the ledger and was not paid back'
        when l.amount <> c.amount or l.unit <> c.currency then 'is another amount than was charged' end as problem
    from (select * from card_charges where state = 'refunded') c
    full join (select e.team_id, e.key, p.amount, p.unit from ledger_entries e
      join ledger_postings p using (team_id, sequence) where p.credit = 'gateway') l
      on l.team_id = c.team_id and l.key = 'refund of charge ' || c.id`,
};

const CHARGES: Check = {
  text: `select team_id as "teamId", amount, currency,
      'charge ' || id || ' of ' || coalesce('invoice ' || invoice_number, 'an order') as document,
      case when (ended_at is null) <> (state in ('begun', 'pending', 'asking')) then 'is ' || state || case when ended_at is null
          then ' and has no end' else ' and has an end' end
        when state in ${CAME} and reference is null then 'was paid and has no name at the gateway'
        when state = 'paid' and invoice_number is null then 'was paid and is of no invoice'
        when invoice_number is not null
          and not exists (select from invoices i where i.number = invoice_number and i.team_id = c.team_id)
          then 'is of no invoice of the team' end as problem
    from card_charges c`,
};

const month = (day: string) => `to_char(${day}, 'FMMonth YYYY')`;

/** What a statement says of its models is what their contracts say, and what its invoices charge. */
const LINES: Check = {
  text: `select l.team_id as "teamId", l.amount, s.currency,
      'statement ' || ${month("s.month")} || ', ' || l.model_name as document,
      case when l.team_id <> s.team_id or l.team_id <> c.team_id then 'is of another team'
        when l.amount <> case when s.is_unlimited then 0 else s.price end then 'is not at the price of its month'
        when (l.amount = 0) <> (l.invoice_number is null) then 'is charged and has no invoice, or the other way round'
        when c.bought_on > l.to_day or l.from_day < s.month or l.to_day <> least(coalesce(c.ended_on, 'infinity'), over.day)
          or l.is_ended <> (coalesce(c.ended_on, 'infinity') <= over.day) then 'has other days than its contract' end as problem
    from model_statement_lines l join model_statements s on s.id = l.statement_id
    join model_contracts c on c.id = l.contract_id
    cross join lateral (select (s.month + interval '1 month')::date - 1 as day) over`,
};

const STATED_INVOICES: Check = {
  text: `select coalesce(l.team_id, s.team_id) as "teamId", coalesce(l.models, s.net) as amount,
      coalesce(l.unit, s.currency) as currency, 'invoice ' || coalesce(l.invoice_number, s.invoice_number) as document,
      case when s is null then 'charges models and is in no statement'
        when l is null or l.models <> s.net then 'is not what the statement of its month comes to' end as problem
    from (select * from (${POSTED}) posted where models is not null) l
    full join (select l.team_id, l.invoice_number, min(s.currency) as currency, sum(l.amount)::bigint as net
      from model_statement_lines l join model_statements s on s.id = l.statement_id
      where l.invoice_number is not null group by 1, 2) s
      on s.team_id = l.team_id and s.invoice_number = l.invoice_number`,
};

/** A month that ended two days ago has been stated by now wherever there was a model in it, in whatever time zone. */
const MONTHS: Check = {
  takesNow: true,
  text: `select c.team_id as "teamId", null as amount, null as currency,
      'statement ' || ${month("m")} || ', ' || c.model_name as document,
      'is missing' as problem
    from model_contracts c
    cross join lateral (select $1::timestamptz at time zone 'UTC' - interval '2 days' as day) over
    cross join lateral generate_series(date_trunc('month', c.bought_on), least(c.ended_on, over.day), interval '1 month') m
    where m + interval '1 month' <= over.day
      and not exists (select from model_statements s join model_statement_lines l on l.statement_id = s.id
        where s.team_id = c.team_id and s.month = m::date
          and (l.contract_id = c.id or l.model_id = c.model_id or c.model_id is null))`,
};

/** A month in which unlimited models were paid for on any day charges no model, and every other one does. */
const UNLIMITED: Check = {
  text: `select s.team_id as "teamId", s.price as amount, s.currency, 'statement ' || ${month("s.month")} as document,
      case when s.is_unlimited and not covered.is_covered then 'charges no model and unlimited models were not paid for'
        when covered.is_covered and not s.is_unlimited then 'charges models and unlimited models were paid for' end as problem
    from model_statements s cross join lateral (
      select exists (select from billing_history h where h.table_name = 'subscriptions' and h.row_key = s.team_id::text
        and (h.row ->> 'unlimited_from')::date < s.month + interval '1 month'
        and (h.row ->> 'unlimited_to')::date > s.month) as is_covered) covered`,
};

/** Each version of a subscription beside the one before it. */
const TURNS = `select team_id, version, row, lag(row) over (partition by row_key order by version) as before
  from billing_history where table_name = 'subscriptions'`;

/** The periods of users and of unlimited models that began, as the history has them. */
const BEGUN = `
  select team_id, 'Subscription, ' || ${words("(row ->> 'period_from')::date")} || ' to '
      || ${words("(row ->> 'period_to')::date - 1")} as title, (row ->> 'period_cost')::bigint as net
  from (${TURNS}) turns
  where before is not null and row ->> 'period_from' is not null
    and (row -> 'period_from', row -> 'period_to') is distinct from (before -> 'period_from', before -> 'period_to') and (row ->> 'subscription_type')::int in (${PAID_TYPES.join(", ")})
  union all
  select team_id, 'Unlimited models, ' || ${words("from_day")} || ' to ' || ${words("(row ->> 'unlimited_to')::date - 1")}, null
  from (${TURNS}) turns cross join lateral (
    select case when row ->> 'unlimited_from' is distinct from before ->> 'unlimited_from'
      then (row ->> 'unlimited_from')::date else (before ->> 'unlimited_to')::date end as from_day) of
  where before is not null and row ->> 'unlimited_to' is not null
    and row ->> 'unlimited_to' is distinct from before ->> 'unlimited_to'`;

/** Unlimited models go on by the period that they were set to, and not at all where they were stopped. */
const RENEWED: Check = {
  text: `select team_id as "teamId", null as amount, null as currency,
      'unlimited models up to ' || ${words("(row ->> 'unlimited_to')::date - 1")} as document,
      'were renewed and were to ' || case when before ->> 'unlimited_renewal' is null then 'end' else 'change' end as problem
    from (${TURNS}) turns
    where before -> 'unlimited_renewal' is not null and row ->> 'unlimited_from' = before ->> 'unlimited_from'
      and row ->> 'unlimited_to' <> before ->> 'unlimited_to'
      and before ->> 'unlimited_renewal' is distinct from row ->> 'unlimited_period'`,
};

/** Every period that began was charged once, for what it costs, and none was charged that did not begin. */
const PERIODS: Check = {
  text: `select coalesce(b.team_id, l.team_id) as "teamId", coalesce(l.net, b.net) as amount, l.unit as currency,
      'period "' || coalesce(b.title, l.title) || '"' as document,
      case when b is null then 'was charged and never began' when b.times > 1 then 'began more than once'
        when l is null then case when b.net is distinct from 0 then 'was not charged' end
        when l.times > 1 then 'was charged more than once' when b.net <> l.net then 'costs another amount' end as problem
    from (select team_id, title, count(*)::int as times, min(net) as net from (${BEGUN}) begun group by 1, 2) b
    full join (select e.team_id, e.description as title, count(distinct e.sequence)::int as times, min(p.unit) as unit,
        (sum(${OWED}) filter (where p.credit <> 'gst'))::bigint as net
      from ledger_entries e join ledger_postings p using (team_id, sequence)
      where e.kind = 'invoice' and e.description ~ '^(Subscription|Unlimited models), .* to ' group by 1, 2) l
      on l.team_id = b.team_id and l.title = b.title`,
};

const HISTORY: Check = {
  text: `select team_id as "teamId", null as amount, null as currency,
      'history of ' || table_name || ', row ' || row_key || ', version ' || version as document,
      case when version <> 1 + coalesce(lag(version) over versions, 0) then 'follows versions that are gone'
        when hash <> billing_hash(coalesce(lag(hash) over versions, ''), table_name, row_key, version, team_id, row)
          then 'was changed' end as problem
    from billing_history window versions as (partition by table_name, row_key order by version)`,
};

const CHECKS: Check[] = [
  ...[
    INVOICES,
    OBLIGATIONS,
    PAYMENTS,
    REFUNDS,
    CHARGES,
    LINES,
    STATED_INVOICES,
    MONTHS,
    UNLIMITED,
    RENEWED,
    PERIODS,
    HISTORY,
  ],
];
