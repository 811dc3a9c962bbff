import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { Connector } from "#connector/connector.ts";
import type { HttpClient } from "#http/http-client.ts";
import { exactOnlineFake } from "#testing/exact-online-fake.ts";
import { freeAgentFake } from "#testing/free-agent-fake.ts";
import { odooFake } from "#testing/odoo-fake.ts";
import { sapBusinessOneFake } from "#testing/sap-business-one-fake.ts";
import { jsonClient, readContext } from "#testing/whole-read.ts";
import { businessCentralDemo } from "./business-central-demo/business-central-demo.ts";
import { exactOnline } from "./exact-online/exact-online.ts";
import { freeAgent } from "./free-agent/free-agent.ts";
import { odoo } from "./odoo/odoo.ts";
import { quickBooksDemo } from "./quickbooks-demo/quickbooks-demo.ts";
import { sampleCompanySource } from "./sample-company/sample-company.ts";
import { sampleCompanyBooks } from "./sample-company/sample-company-books.ts";
import { sapBusinessOne } from "./sap-business-one/sap-business-one.ts";
import { xeroDemo } from "./xero-demo/xero-demo.ts";

const lastMonth = monthOf(2026, 6);
const books = sampleCompanyBooks({ lastMonth });
const offline: HttpClient = { send: () => Promise.reject(new Error("nothing is asked here")) };

async function countryIn<Settings>(
  connector: Connector<Settings>,
  settings: Settings,
  http: HttpClient = offline,
) {
  const [organisation] = await connector.listOrganisations(readContext(http), settings);
  return organisation?.country;
}

test("the country is read where the source says it", async () => {
  const odooAt = { baseUrl: "https://acorn.odoo.example", database: "acorn" };
  const sap = { baseUrl: "https://sap.example", companyDatabase: "A", yearEndMonth: 6 };
  const exact = jsonClient(exactOnlineFake({ books, today: lastMonth }));
  expect([
    await countryIn(xeroDemo, { lastMonth }),
    await countryIn(quickBooksDemo, { lastMonth }),
    await countryIn(businessCentralDemo, { lastMonth }),
    await countryIn(sampleCompanySource, { lastMonth }),
    await countryIn(exactOnline, { region: "nl" }, exact),
    await countryIn(freeAgent, {}, freeAgentFake(books)),
    await countryIn(odoo, odooAt, jsonClient(odooFake(books))),
    await countryIn(sapBusinessOne, sap, sapBusinessOneFake(books)),
  ]).toEqual(["AU", "US", "GB", "AU", "NL", "GB", "DE", "CH"]);
});
