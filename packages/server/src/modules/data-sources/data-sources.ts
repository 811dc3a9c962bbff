/** What can be connected here: the catalogue of sources, and what this installation lacks for some. */
import { type SourceEntry, sourceCatalogue } from "@app/connectors/registry/catalogue";
import { connectorOf } from "@app/connectors/registry/registry";
import type { SettingField } from "@app/connectors/registry/setting-field";
import type { DataSource } from "@app/contract/data-sources";
import type { Settings } from "#core/settings.ts";
import { configurationOf, registrationOf } from "./registrations.ts";

export { registrationOf } from "./registrations.ts";

/** The sources that behave like others and never leave the machine. */
const DEMO_TWINS: Readonly<Record<string, string>> = {
  xero: "xero_demo",
  quickbooks: "quickbooks_demo",
  business_central: "business_central_demo",
};

export function list(settings: Settings) {
  return { items: sourceCatalogue.map((entry) => present(settings, entry)) };
}

function present(settings: Settings, entry: SourceEntry): DataSource {
  const { id, key, name, kind, authorising } = entry;
  const source = connectorOf(id);
  const fields = "fields" in source ? source.fields.map(fieldOf) : [];
  const twin = sourceCatalogue.find((other) => other.key === DEMO_TWINS[key]);
  return {
    ...{ id, key, name, fields, ...offerOf(settings, entry) },
    group: kind === "sample" ? "demo" : kind,
    kind: kind === "cloud" || kind === "erp" ? "real" : kind,
    authorising: authorising.kind,
    needs: [...authorising.needs],
    demoTwinId: twin?.id ?? null,
  };
}

/** Whether a source can be connected, and what keeps it from that. */
export function offerOf(
  settings: Settings,
  entry: SourceEntry,
): Pick<DataSource, "availability" | "reason" | "configure"> {
  if (entry.unavailableBecause !== undefined) {
    return { availability: "unavailable", reason: entry.unavailableBecause, configure: [] };
  }
  if (entry.authorising.kind === "signed-key") {
    return { availability: "unavailable", reason: UNSIGNED, configure: [] };
  }
  const configure = configurationOf(entry);
  if (configure.length === 0 || registrationOf(settings, entry.key)) {
    return { availability: "available", reason: null, configure: [] };
  }
  const names = configure.map((each) => each.key).join(" and ");
  const reason = `${entry.name} is not set up here: whoever runs this installation sets ${names}.`;
  return { availability: "needs-configuration", reason, configure };
}

const UNSIGNED = "It is read with a certificate of ours, and this service has none yet.";

function fieldOf(field: SettingField): DataSource["fields"][number] {
  const { key, label, help, isRequired, kind } = field;
  return {
    ...{ key, label, help, isRequired, kind },
    ...("example" in field && field.example !== undefined && { example: field.example }),
    ...(field.kind === "number" && { min: field.min, max: field.max }),
    ...(field.kind === "choice" && { options: field.options.map((option) => ({ ...option })) }),
  };
}
