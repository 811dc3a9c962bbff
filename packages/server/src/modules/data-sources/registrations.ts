/** The service's own registrations with providers: what lets people authorise a connection there. */
import type { SourceEntry } from "@app/connectors/registry/catalogue";
import { variablesOf } from "#core/provider-settings.ts";
import type { Settings } from "#core/settings.ts";

/** Undefined while nobody has set it. */
export function registrationOf({ providers }: Pick<Settings, "providers">, sourceKey: string) {
  return providers.get(sourceKey);
}

/** What whoever runs the installation sets for a source, by the names of the settings. */
export function configurationOf({ key, authorising }: SourceEntry) {
  if (authorising.kind !== "oauth") return [];
  const { clientId, clientSecret } = variablesOf(key);
  return [
    { key: clientId, label: "Client id of our registration" },
    { key: clientSecret, label: "Client secret of our registration" },
  ];
}
