/* Names to choose from, of the same fictional firm as kit-data.ts. */

export const INDUSTRIES = [
  "Accommodation",
  "Agriculture",
  "Breweries",
  "Building services",
  "Cafés and restaurants",
  "Civil construction",
  "Dental practices",
  "Early learning",
  "Freight",
  "Joinery",
  "Manufacturing",
  "Not-for-profit",
  "Outdoor retail",
  "Physiotherapy",
  "Professional services",
  "Property",
  "Software",
  "Wholesale",
];

export const CLIENT_NAMES = [
  "Boreal Outdoor",
  "Copperfield Civil",
  "Kestrel Joinery",
  "Loomworks Software",
  "Northgate Dental Group",
  "Pelican Freight Lines",
  "Ridgeline Physio",
  "Saltmarsh Brewing Co.",
  "Tamarind Kitchens",
  "Wattle & Fern Early Learning",
];

export const PEOPLE = ["Priya Raman", "Tom Marlowe", "Ana Novak"];

const KINDS = ["Sales", "Direct costs", "Expense", "Current asset", "Current liability"];
const PLACES = ["Brewery", "Taproom", "Warehouse", "Online store", "Festival stall", "Head office"];
const USES = ["wages", "rent", "freight", "power", "repairs", "packaging", "licences", "cleaning"];

export type Account = { code: string; name: string; kind: string; balance: number };

/** 240 accounts, as a larger ledger has them; balances are made up by a rule. */
export const ACCOUNTS: Account[] = KINDS.flatMap((kind, group) =>
  PLACES.flatMap((place, at) =>
    USES.map((use, index) => ({
      code: String(1000 * (group + 1) + 10 * (at * USES.length + index)),
      name: `${place}, ${use}`,
      kind,
      balance: (group < 3 ? 1 : -1) * (1200 + group * 340 + at * 115 + index * 47),
    })),
  ),
);
