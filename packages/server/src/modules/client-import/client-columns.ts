/** Which column of a list of clients holds what: by its heading, as other programs write them. */
import type { ImportField } from "@app/contract/client-import";

/** Letters and digits of headings, the likeliest first. A field is taken from the first column that has it. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: [
    ...["name", "client", "clientname", "customer", "customername", "customerfullname", "company"],
    ...["companyname", "business", "businessname", "organisation", "organization"],
    ...["organisationname", "organizationname", "displayname"],
    ...["kunde", "kundenname", "firma", "firmenname"],
    // What one exporting program calls whom it sends invoices to; elsewhere a person.
    ...["contactname"],
  ],
  contactName: [
    ...["contact", "contactperson", "primarycontact", "mainpointofcontact", "primaryperson"],
    ...["attention", "poattentionto", "attentionto", "contactname", "fullname"],
    ...["ansprechpartner", "ansprechpartnerin", "kontakt", "kontaktperson"],
  ],
  contactFirstName: ["firstname", "givenname", "contactfirstname", "vorname"],
  contactLastName: ["lastname", "surname", "familyname", "contactlastname", "nachname"],
  contactEmail: [
    ...["email", "emailaddress", "mail", "contactemail", "primaryemail", "mainemail"],
    "emailadresse",
  ],
  contactPhone: [
    ...["phone", "phonenumber", "telephone", "contactphone", "mainphone", "phonenumbers"],
    ...["telefon", "telefonnummer"],
  ],
  contactMobile: ["mobile", "mobilenumber", "mobilephone", "mobil", "mobilnummer", "handy"],
  industry: ["industry", "sector", "businesstype", "clienttype", "branche"],
  yearEndMonth: [
    ...["yearend", "yearendmonth", "financialyearend", "fiscalyearend", "fye", "balancedate"],
    ...["fiscalyearends", "financialyearends", "yearends", "geschäftsjahresende", "jahresende"],
  ],
  currency: ["currency", "currencycode", "defaultcurrency", "währung"],
  isActive: ["status", "active", "isactive", "clientstatus"],
  notes: [
    ...["notes", "note", "comments", "comment", "memo"],
    ...["notizen", "notiz", "bemerkung", "bemerkungen"],
  ],
};

const FIELDS = Object.keys(HEADINGS) as ImportField[];

export type ColumnFields = ReadonlyMap<number, ImportField>;

export function recogniseColumns(headings: readonly string[]): ColumnFields {
  // An umlaut may come as a letter and a mark.
  const words = headings.map((heading) =>
    heading
      .normalize("NFC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  );
  const found = new Map<number, ImportField>();
  for (const field of FIELDS) {
    for (const heading of HEADINGS[field]) {
      const at = words.findIndex((word, place) => word === heading && !found.has(place));
      if (at < 0) continue;
      found.set(at, field);
      break;
    }
  }
  return found;
}

const HEAD_WITHIN = 10;

/** Reports stand under a title: the headings are the first row that names two of our fields, else the first row. */
export function headingRow(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell !== ""));
  const scores = rows.slice(0, HEAD_WITHIN).map((row) => recogniseColumns(row));
  const named = scores.findIndex(
    (score) => score.size >= 2 && [...score.values()].includes("name"),
  );
  return named >= 0 ? named : Math.max(first, 0);
}

/** Headings name something that we know: a row that names nothing is one of the clients. */
export function looksLikeClient(row: readonly string[]): boolean {
  return recogniseColumns(row).size === 0;
}

const TOTAL = /^(grand )?totals?:?$/i;
/** "Thursday, 19 November 2026 08:00 AM GMT+11:00" */
const MOMENT = /\b20\d\d\b.*\d:\d\d/;

/**
 * Where a report ends with a total, or says when it was written: a line with one cell, after a blank one or with no
 * client after it.
 */
export function closingRows(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const found = new Set<number>();
  let isEnd = true;
  for (const [at, row] of [...rows.entries()].reverse()) {
    if (isBlank(row)) continue;
    const [first = "", ...rest] = row;
    const isClosing = isBlank(rest) && (TOTAL.test(first) || MOMENT.test(first));
    if (isClosing && (isEnd || isBlank(rows[at - 1] ?? []))) found.add(at);
    else isEnd = false;
  }
  return found;
}

function isBlank(row: readonly string[]) {
  return row.every((cell) => cell === "");
}
