/**
 * A source that can be connected: its connector, what a person types, and how the two meet. What a
 * connector is given stays its own affair: outside it is `SourceSettings`, which only a source's
 * own `settingsWith` makes.
 */
import type { Month } from "@app/engine/time/month";
import type { Connector, MonthRange } from "#connector/connector.ts";
import type { Authorisation } from "#http/authorisation.ts";
import type { HttpClient } from "#http/http-client.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { SpreadsheetFile } from "#sources/spreadsheet/spreadsheet.ts";
import type { Value } from "./read-fields.ts";
import type { SettingField, ValuesOf } from "./setting-field.ts";

/** What nobody types: the service's own, and what connecting brought. */
export type Given = {
  /** How far our own books reach. */
  currentMonth: Month;
  /** When somebody asked our own books for a back-posting. */
  backPostedIn?: Month;
  /** The organisation that was chosen, or that the provider named on its callback. */
  organisationId?: string;
  /** The service's registration with the provider. */
  clientId?: string;
  /** In the order they were uploaded. */
  files?: readonly SpreadsheetFile[];
  /** Another address than the vendor's, for stand-ins. */
  baseUrl?: string;
};

declare const made: unique symbol;
export type SourceSettings = { readonly [made]: true };

type Values = Readonly<Record<string, Value>>;

export type Source = {
  connector: Connector<SourceSettings>;
  fields: readonly SettingField[];
  settingsWith: (values: Values, given: Given) => SourceSettings;
  /** The customer's part of the provider's addresses, for `placeProvider`. */
  providerParts: (values: Values) => Record<string, string>;
  /** How requests say who asks, where that is not a provider's token. */
  signIn?: (values: Values, given: Given, http: HttpClient) => Authorisation;
  /** Which months there are, where that is not for us to choose. */
  months?: (settings: SourceSettings) => MonthRange;
};

type Definition<Settings, Fields extends readonly SettingField[]> = {
  fields: Fields;
  settings: (values: ValuesOf<Fields>, given: Given) => Settings;
  parts?: (values: ValuesOf<Fields>) => Record<string, string>;
  signIn?: (values: ValuesOf<Fields>, settings: Settings, http: HttpClient) => Authorisation;
  months?: (settings: Settings) => MonthRange;
};

/** Here, and only here, a source's own types are put away: its values come from its own fields. */
export function source<Settings, const Fields extends readonly SettingField[]>(
  connector: Connector<Settings>,
  { fields, settings, parts, signIn, months }: Definition<Settings, Fields>,
): Source {
  const own = (values: Values) => values as ValuesOf<Fields>;
  return {
    connector: connector as unknown as Connector<SourceSettings>,
    fields,
    settingsWith: (values, given) => settings(own(values), given) as unknown as SourceSettings,
    providerParts: (values) => parts?.(own(values)) ?? {},
    ...(months && { months: months as unknown as NonNullable<Source["months"]> }),
    ...(signIn && {
      signIn: (values, given, http) => signIn(own(values), settings(own(values), given), http),
    }),
  };
}

/** What should have come with the connection and has not. */
export function needed(value: string | undefined, what: string): string {
  if (value !== undefined) return value;
  throw new SourceError("needs-reconnect", `${what} is not known. Connect it again.`);
}
