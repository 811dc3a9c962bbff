import type { DataSource } from "@app/contract/data-sources";

const GROUPS: readonly { key: DataSource["group"]; title: string }[] = [
  { key: "cloud", title: "Cloud accounting" },
  { key: "erp", title: "ERP systems" },
  { key: "spreadsheet", title: "Spreadsheet" },
  { key: "demo", title: "Try it with sample data" },
];

/** The sources whose name has what was typed, in their groups; a group without any is left out. */
export function groupSources(sources: readonly DataSource[], typed: string) {
  const text = lettersOf(typed);
  const found = sources.filter(({ name }) => lettersOf(name).includes(text));
  return GROUPS.map(({ key, title }) => ({
    title,
    // What can be connected comes first.
    sources: found
      .filter(({ group }) => group === key)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  })).filter(({ sources: inGroup }) => inGroup.length > 0);
}

/** "Quick Books" is QuickBooks. */
function lettersOf(text: string) {
  return text.toLowerCase().replaceAll(/\s+/g, "");
}

const RANKS = { available: 0, "needs-configuration": 1, unavailable: 2 };

function rankOf({ availability }: DataSource) {
  return RANKS[availability];
}

/** What connecting it takes, in a line. */
export function wayWords({ authorising, kind, needs }: DataSource): string {
  switch (authorising) {
    case "oauth":
      return "Sign in and choose an organisation";
    case "file":
      return "Trial balance or monthly figures";
    case "none":
      return kind === "sample" ? "Our own sample, ready in seconds" : "Syncs like the real one";
    case "signed-key":
    case "api-key":
    case "password":
      return needs.join(". ");
  }
}
