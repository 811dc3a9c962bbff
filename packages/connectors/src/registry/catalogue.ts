/**
 * Where a ledger can come from. The ids are ours and never change. A source becomes available in
 * the change that brings its connector; until then it says why it is not, so that nobody is
 * offered a connection that could not be made.
 */
import type { RateLimit } from "#http/rate-gate.ts";

/** What lists and forms need of a source. */
export type DataSource = {
  id: number;
  key: string;
  name: string;
  kind: "cloud" | "spreadsheet" | "erp" | "demo" | "sample";
  /** Behaves like a real source and never leaves the machine. */
  isDemo: boolean;
  isSpreadsheet: boolean;
  availability: "available" | "unavailable";
};

export type Readable = "accounts" | "openings" | "movements" | "tracking" | "budgets";

/**
 * How a connection is authorised, and what the person has to bring:
 *   oauth       the person agrees on the vendor's own page
 *   signed-key  a key pair, of which the vendor holds the public half
 *   api-key     a key the person makes in the source
 *   password    a user of the source, made for this
 *   file        a file is uploaded
 *   none        nothing: the data is ours
 */
export type Authorising = {
  kind: "oauth" | "signed-key" | "api-key" | "password" | "file" | "none";
  needs: readonly string[];
};

export type SourceEntry = DataSource & {
  reads: readonly Readable[];
  authorising: Authorising;
  unavailableBecause?: string;
  /** What the vendor allows one connection; ours is 80 % of it. */
  rate: RateLimit;
  timeoutMs: number;
};

const LEDGER = ["accounts", "openings", "movements"] as const;
const LEDGER_AND_TRACKING = [...LEDGER, "tracking"] as const;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** For vendors that state no limit: slow enough for anybody's. */
const UNSTATED: RateLimit = { windows: [{ calls: 60, milliseconds: MINUTE }], concurrent: 2 };
const OWN_MACHINE: RateLimit = { windows: [], concurrent: 5 };

const OWN_DATA = {
  reads: LEDGER,
  authorising: { kind: "none", needs: [] },
  rate: OWN_MACHINE,
} as const;

export const sourceCatalogue: readonly SourceEntry[] = [
  cloud(1, "xero", "Xero", {
    reads: LEDGER_AND_TRACKING,
    needs: ["A Xero user who may read reports and settings of the organisation"],
    rate: {
      windows: [
        { calls: 60, milliseconds: MINUTE },
        { calls: 5_000, milliseconds: DAY },
      ],
      concurrent: 5,
    },
  }),
  cloud(2, "quickbooks", "QuickBooks Online", {
    needs: ["An admin of the QuickBooks company"],
    // Reports are held to 200 a minute, other calls to 500; nearly all of ours are reports.
    rate: {
      windows: [
        { calls: 200, milliseconds: MINUTE },
        { calls: 10, milliseconds: SECOND },
      ],
      concurrent: 4,
    },
    timeoutMs: 2 * MINUTE,
  }),
  cloud(3, "myob_business", "MYOB Business", {
    needs: ["A MYOB user", "For AccountRight files, the file's own user and password"],
    rate: { windows: [{ calls: 8, milliseconds: SECOND }], concurrent: 4 },
  }),
  cloud(4, "sage_accounting", "Sage Accounting", {
    needs: ["A Sage user who may read reports of the business"],
  }),
  cloud(5, "zoho_books", "Zoho Books", {
    needs: ["A Zoho user who may read accountant's reports", "The region the account is in"],
    rate: {
      windows: [
        { calls: 100, milliseconds: MINUTE },
        { calls: 1_000, milliseconds: DAY },
      ],
      concurrent: 4,
    },
    unavailableBecause:
      "Its documents have no call for the balances or the movements of all accounts.",
  }),
  cloud(6, "freshbooks", "FreshBooks", {
    needs: [
      "The owner of the FreshBooks business, or its accountant",
      "The month the financial year ends with",
    ],
  }),
  cloud(7, "freeagent", "FreeAgent", {
    needs: ["A FreeAgent user with full access"],
    rate: {
      windows: [
        { calls: 120, milliseconds: MINUTE },
        { calls: 3_600, milliseconds: 60 * MINUTE },
      ],
      concurrent: 2,
    },
  }),
  cloud(8, "reckon_one", "Reckon One", {
    needs: ["A Reckon One user who may read the book's reports"],
    unavailableBecause: "Reckon describes its API only to developers it has approved.",
  }),
  cloud(9, "exact_online", "Exact Online", {
    needs: ["An Exact Online user with rights to the administration", "The country of the account"],
    rate: {
      windows: [
        { calls: 60, milliseconds: MINUTE },
        { calls: 5_000, milliseconds: DAY },
      ],
      concurrent: 2,
    },
  }),
  entry(10, "excel", "Excel spreadsheet", "spreadsheet", {
    reads: LEDGER,
    authorising: { kind: "file", needs: ["A trial balance or monthly balances, as xlsx or csv"] },
    rate: OWN_MACHINE,
  }),
  erp(11, "business_central", "Dynamics 365 Business Central", {
    authorising: {
      kind: "oauth",
      needs: [
        "A Business Central user who may read the general ledger",
        "The environment's name and its tenant",
      ],
    },
    rate: { windows: [{ calls: 6_000, milliseconds: 5 * MINUTE }], concurrent: 5 },
    timeoutMs: 10 * MINUTE,
  }),
  erp(12, "netsuite", "Oracle NetSuite", {
    authorising: {
      kind: "signed-key",
      needs: [
        "The account id",
        "An integration record with client credentials, and our certificate mapped to a role that may run SuiteQL",
      ],
    },
  }),
  erp(13, "sage_intacct", "Sage Intacct", {
    authorising: {
      kind: "oauth",
      needs: ["An admin who authorises our sender id", "A web services subscription"],
    },
    unavailableBecause:
      "Its REST API documents no balances of accounts, and its older trial balance needs a sender's password in every request.",
  }),
  erp(14, "sap_business_one", "SAP Business One", {
    authorising: {
      kind: "password",
      needs: [
        "The service layer's address, reachable from here",
        "The company database, a user and its password",
        "The month the financial year ends with",
      ],
    },
  }),
  erp(15, "odoo", "Odoo", {
    authorising: {
      kind: "api-key",
      needs: [
        "Odoo 19 or later on a plan with the external API",
        "An API key of a user who may read accounting",
      ],
    },
  }),
  erp(16, "tryton", "Tryton", {
    authorising: {
      kind: "password",
      needs: [
        "The server's address and database",
        "A user who may read accounts, and its password",
      ],
    },
    rate: { windows: [{ calls: 20, milliseconds: SECOND }], concurrent: 2 },
  }),
  erp(17, "myob_acumatica", "MYOB Acumatica", {
    authorising: {
      kind: "oauth",
      needs: ["The site's address", "A connected application registered on it"],
    },
    unavailableBecause:
      "Its documents tell neither equity from liabilities nor how its own account for the year's result is counted.",
  }),
  entry(18, "xero_demo", "Xero Demo", "demo", { ...OWN_DATA, reads: LEDGER_AND_TRACKING }),
  entry(19, "quickbooks_demo", "QuickBooks Demo", "demo", OWN_DATA),
  entry(20, "business_central_demo", "Business Central Demo", "demo", OWN_DATA),
  entry(21, "sample_company", "Sample Company", "sample", {
    ...OWN_DATA,
    reads: LEDGER_AND_TRACKING,
  }),
];

/** The part of the catalogue that everybody may see. */
export const dataSources: readonly DataSource[] = sourceCatalogue.map(
  ({ id, key, name, kind, isDemo, isSpreadsheet, availability }) => ({
    id,
    key,
    name,
    kind,
    isDemo,
    isSpreadsheet,
    availability,
  }),
);

type Facts = Pick<SourceEntry, "reads" | "authorising" | "rate"> &
  Partial<Pick<SourceEntry, "timeoutMs" | "unavailableBecause">>;

type UsualFacts = Partial<Omit<Facts, "authorising">>;

function cloud(
  id: number,
  key: string,
  name: string,
  { needs, ...facts }: UsualFacts & { needs: readonly string[] },
): SourceEntry {
  const usual = { reads: LEDGER, rate: UNSTATED, authorising: { kind: "oauth", needs } } as const;
  return entry(id, key, name, "cloud", { ...usual, ...facts });
}

function erp(
  id: number,
  key: string,
  name: string,
  facts: UsualFacts & Pick<Facts, "authorising">,
): SourceEntry {
  return entry(id, key, name, "erp", { reads: LEDGER, rate: UNSTATED, ...facts });
}

function entry(
  id: number,
  key: string,
  name: string,
  kind: DataSource["kind"],
  facts: Facts,
): SourceEntry {
  return {
    id,
    key,
    name,
    kind,
    isDemo: kind === "demo" || kind === "sample",
    isSpreadsheet: kind === "spreadsheet",
    availability: facts.unavailableBecause === undefined ? "available" : "unavailable",
    timeoutMs: MINUTE,
    ...facts,
  };
}
