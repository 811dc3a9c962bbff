import type { Organisation } from "@app/connectors/ledger/ledger";
import type { Connection } from "@app/contract/connections";

/** As it was kept: the source's own description, which only `listOrganisations` of a connector makes. */
export function organisationOf({
  organisation,
}: {
  organisation: Record<string, unknown> | null;
}): Organisation | undefined {
  return organisation === null ? undefined : (organisation as Organisation);
}

export function presentOrganisation(
  organisation: Organisation,
): NonNullable<Connection["organisation"]> {
  const { externalId, name, baseCurrency, currencyDecimals, yearEndMonth, basis } = organisation;
  return { externalId, name, currency: baseCurrency, currencyDecimals, yearEndMonth, basis };
}
