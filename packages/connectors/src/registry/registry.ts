/**
 * From the id of a source to its connector and what connecting it takes: what a person types
 * (`fields`), what the service must be configured with (`serverFields`), and why a source that has
 * no connector is not offered.
 */
import { type OAuthProvider, placeProvider } from "#oauth/provider.ts";
import { oauthProviders } from "#oauth/providers.ts";
import { type SourceEntry, sourceCatalogue } from "./catalogue.ts";
import { cloudSources } from "./cloud-sources.ts";
import { erpSources } from "./erp-sources.ts";
import { ownSources } from "./own-sources.ts";
import { readFields, type Value } from "./read-fields.ts";
import type { FieldError } from "./setting-field.ts";
import type { Source } from "./source.ts";

export type ServerField = { key: string; label: string; isSecret: boolean };

export type Connectable = Source & { entry: SourceEntry; serverFields: readonly ServerField[] };

const SERVER_FIELDS: Partial<Record<SourceEntry["authorising"]["kind"], readonly ServerField[]>> = {
  oauth: [
    { key: "clientId", label: "Client id of our registration", isSecret: false },
    { key: "clientSecret", label: "Client secret of our registration", isSecret: true },
  ],
  "signed-key": [
    { key: "privateKey", label: "Private key of our certificate, as PEM", isSecret: true },
  ],
};

const entries = new Map(sourceCatalogue.map((entry) => [entry.id, entry]));
const sources = new Map(
  [...cloudSources, ...erpSources, ...ownSources].map((each) => [each.connector.sourceId, each]),
);

/** The source with its connector; or, where there is none, why. */
export function connectorOf(sourceId: number): Connectable | { unavailableBecause: string } {
  const [entry, found] = [entries.get(sourceId), sources.get(sourceId)];
  if (entry && found) {
    return { ...found, entry, serverFields: SERVER_FIELDS[entry.authorising.kind] ?? [] };
  }
  return { unavailableBecause: entry?.unavailableBecause ?? "There is no such source." };
}

export type SettingsRead =
  | {
      source: Connectable;
      values: Readonly<Record<string, Value>>;
      /** Which of the values are kept encrypted and never shown again. */
      secretKeys: readonly string[];
      /** Where the person agrees, or our key asks for a grant. */
      provider?: OAuthProvider;
      errors?: never;
    }
  | { errors: FieldError[] };

/** What a person typed for a source. Nothing they can type makes it throw. */
export function readSettings(sourceId: number, typed: unknown): SettingsRead {
  const source = connectorOf(sourceId);
  if ("unavailableBecause" in source) {
    return { errors: [{ key: "", message: source.unavailableBecause }] };
  }
  const read = readFields(source.fields, typed);
  if (read.errors) return read;
  const { values } = read;
  const secretKeys = source.fields
    .filter(({ kind, key }) => kind === "secret" && key in values)
    .map(({ key }) => key);
  const unplaced = oauthProviders.find(({ key }) => key === source.entry.key);
  const provider = unplaced && placeProvider(unplaced, source.providerParts(values));
  return { source, values, secretKeys, ...(provider && { provider }) };
}
