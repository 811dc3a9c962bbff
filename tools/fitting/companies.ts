/** The companies that fitting is held against: five that it must do well on, and others at other times. */
import type { Connector } from "@app/connectors/connector/connector";
import { documentBooks } from "@app/connectors/document/document-books";
import { startingMapping } from "@app/connectors/document/starting-mapping";
import { readLedger } from "@app/connectors/reading/read-ledger";
import { businessCentralDemo } from "@app/connectors/sources/business-central-demo/business-central-demo";
import { quickBooksDemo } from "@app/connectors/sources/quickbooks-demo/quickbooks-demo";
import { sampleCompanySource } from "@app/connectors/sources/sample-company/sample-company";
import { xeroDemo } from "@app/connectors/sources/xero-demo/xero-demo";
import { exampleModels } from "@app/engine/examples/examples";
import type { FittedBooks } from "@app/engine/fitting/history";
import { type Month, monthLabel, monthOf } from "@app/engine/time/month";

export type BookedCompany = { name: string; books: FittedBooks };

const MONTHS = 24;
const http = { send: () => Promise.reject(new Error("a demo asked the network")) };

/** The four examples and the sample company, each with two years of books. */
export async function fiveCompanies(): Promise<BookedCompany[]> {
  const examples = exampleModels.map(({ name, document }): BookedCompany => {
    const { currency, accounts, actuals, timeline } = document();
    return { name, books: { currency, accounts, actuals, timeline } };
  });
  return [...examples, await read(sampleCompanySource, monthOf(2026, 10))];
}

/** The sample company and three demos with two years that end at other times. */
export async function otherCompanies(): Promise<BookedCompany[]> {
  const ends = Array.from({ length: 7 }, (_, at) => monthOf(2024, 3) + at * 5);
  const companies: BookedCompany[] = [];
  for (const source of [sampleCompanySource, xeroDemo, quickBooksDemo, businessCentralDemo])
    for (const end of ends) companies.push(await read(source, end));
  return companies;
}

/** As a connection reads it; where the suggestions are not sure, the likeliest line is taken. */
async function read(
  connector: Connector<{ lastMonth: Month }>,
  lastMonth: Month,
): Promise<BookedCompany> {
  const context = { http, signal: new AbortController().signal, onProgress: () => undefined };
  const settings = { lastMonth };
  const [organisation] = await connector.listOrganisations(context, settings);
  if (!organisation) throw new Error("The source has no organisation.");
  const range = { from: lastMonth - MONTHS + 1, to: lastMonth };
  const asked = { connector, settings, context, organisation, range, currentMonth: lastMonth };
  const { ledger } = await readLedger(asked);
  const { mapping, questions } = startingMapping(ledger);
  const places = [...mapping, ...questions];
  const made = documentBooks(ledger, places, { unit: "month", start: range.from });
  if (made.problems) throw new Error(made.problems.map(({ message }) => message).join(" "));
  return { name: `${ledger.organisation.name}, to ${monthLabel(lastMonth)}`, books: made.books };
}
