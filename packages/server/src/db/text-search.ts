import { type AnyColumn, ilike, type SQL, sql } from "drizzle-orm";

/** What a person types is text to find, so the pattern's own signs are taken literally. */
function literal(search: string) {
  return search.replace(/[\\%_]/g, "\\$&");
}

/** Upper or lower case. */
export function contains(column: AnyColumn | SQL, search: string) {
  return ilike(column as SQL, `%${literal(search)}%`);
}

/** What begins with what is searched for comes first, then what has a word that does. */
export function matchRank(column: AnyColumn, search: string) {
  const text = literal(search);
  return sql`case when ${ilike(column, `${text}%`)} then 0
    when ${ilike(column, `% ${text}%`)} then 1
    when ${ilike(column, `%${text}%`)} then 2 else 3 end`;
}
