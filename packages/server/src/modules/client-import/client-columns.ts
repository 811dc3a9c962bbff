/** Which column of a list of clients holds what: by its heading, as other programs write them. */
import type { ImportField } from "@app/contract/client-import";

/** Letters and digits of headings, the likeliest first. A field is taken from the first column that has it. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: [
    ...["name", "client", "clientname", "customer", "customername", "customerfullname", "company"],
    ...["companyname", "business", "businessname", "organisation", "organization"],
    ...["organisationname", "organizationname", "displayname"],
    // What one exporting program calls whom it sends invoices to; elsewhere a person.
    ...["contactname"],
  ],
  contactName: [
    ...["contact", "contactperson", "primarycontact", "mainpointofcontact", "primaryperson"],
    ...["attention", "poattentionto", "attentionto", "contactname", "fullname"],
  ],
  contactFirstName: ["firstname", "givenname", "contactfirstname"],
  contactLastName: ["lastname", "surname", "familyname", "contactlastname"],
  contactEmail: ["email", "emailaddress", "mail", "contactemail", "primaryemail", "mainemail"],
  contactPhone: [
    ...["phone", "phonenumber", "telephone", "contactphone", "mainphone", "phonenumbers"],
    ...["mobile", "mobilenumber", "mobilephone"],
  ],
  industry: ["industry", "sector", "businesstype", "clienttype"],
  yearEndMonth: [
    ...["yearend", "yearendmonth", "financialyearend", "fiscalyearend", "fye", "balancedate"],
    ...["fiscalyearends", "financialyearends", "yearends"],
  ],
  currency: ["currency", "currencycode", "defaultcurrency"],
  isActive: ["status", "active", "isactive", "clientstatus"],
  notes: ["notes", "note", "comments", "comment", "memo"],
};

const FIELDS = Object.keys(HEADINGS) as ImportField[];

export type ColumnFields = ReadonlyMap<number, ImportField>;

export function recogniseColumns(headings: readonly string[]): ColumnFields {
  const words = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
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
