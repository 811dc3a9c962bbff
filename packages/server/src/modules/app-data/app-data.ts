import { dataSources } from "@app/connectors/registry/catalogue";
import type { getAppData } from "@app/contract/app-data";
import type { DataOf } from "@app/contract/endpoint";
import { countries } from "./countries.ts";
import { currencies } from "./currencies.ts";
import { companySizes, industries } from "./industries.ts";

/** The lists that forms choose from. They change with a release and never between. */
export const appData = {
  countries: [...countries],
  industries: [...industries],
  companySizes: [...companySizes],
  currencies: [...currencies],
  dataSources: [...dataSources],
} satisfies DataOf<typeof getAppData>;

const currencyCodes: ReadonlySet<string> = new Set(currencies.map((currency) => currency.code));

export function isCurrency(code: string): boolean {
  return currencyCodes.has(code);
}
