/** Teams for which a month has ended: on a monthly plan since its first day, with models that were bought on that day. */
export const monthEndTeams = ({ teams, modelsEach, month }: MonthEnd) => `
  with added as (
    insert into subscriptions (team_name, subscription_type, status, currency, paying_users, renewal_users, period_cost,
      anchor_day, period_from, period_to, term_to, created_at)
    select 'Team ' || number, 2, 'active', 'AUD', 3, 3, 29700, month.begins, month.begins, month.ends, month.ends, now()
    from generate_series(1, ${teams}) number,
      (select date '${month}' as begins, (date '${month}' + interval '1 month')::date as ends) month
    returning id),
  made as (
    insert into models (team_id, name, team_level, document_version, figures, saved_at, saved_by_name, created_at, updated_at)
    select added.id, 'Model ' || number, 4, 1, '{}', now(), '', now(), now()
    from added, generate_series(1, ${modelsEach}) number
    returning id, team_id, name),
  bought as (
    insert into model_contracts (team_id, model_id, model_name, bought_on)
    select team_id, id, name, '${month}' from made)
  select id from added order by id`;

type MonthEnd = {
  teams: number;
  modelsEach: number;
  /** Its first day: "2030-01-01". */
  month: string;
};
