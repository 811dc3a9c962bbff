import type { MappedAccount, Mapping } from "./mapping-queries.ts";

export type MappingGroup = { title: string; note: string; accounts: readonly MappedAccount[] };

/** As sure as a person need not look. */
const SURE = "0.90";

/**
 * What blocks, what is to be looked at, what is settled; the order within is the server's. An account
 * stays in its group until what was chosen for it is saved, so that rows do not move under a hand.
 */
export function groupAccounts({ accounts }: Mapping, typed: string) {
  const text = typed.trim().toLowerCase();
  const found = accounts.filter(({ code, name }) =>
    `${code ?? ""} ${name}`.toLowerCase().includes(text),
  );
  const of = (...states: MappedAccount["state"][]) =>
    found.filter(({ state }) => states.includes(state));
  return {
    stranded: {
      title: "Without a line",
      note: "They hold or move money. No model is rolled forward until each has one.",
      accounts: of("without-line"),
    },
    unsure: {
      title: "Look at these",
      note: `Suggestions below ${SURE}, least sure and largest first`,
      accounts: of("suggested"),
    },
    settled: {
      title: "Settled",
      note: `Chosen by somebody, or taken as read at ${SURE} and more`,
      accounts: of("chosen", "taken"),
    },
  } satisfies Record<string, MappingGroup>;
}

export function nameOfLine({ lines }: Pick<Mapping, "lines">, line: string) {
  return lines.find(({ id }) => id === line)?.name ?? line;
}

/** The lines every one of the accounts may stand under: the class is a wall. */
export function linesFor({ lines }: Mapping, accounts: readonly MappedAccount[]) {
  return lines.filter(({ classes }) =>
    accounts.every((account) => classes.includes(account.class)),
  );
}
