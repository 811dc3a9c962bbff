/** `npm run fit-proof`: holds fitted forecasts against what came, and writes the figures into their page. */
import { readFileSync, writeFileSync } from "node:fs";
import { type BookedCompany, fiveCompanies, otherCompanies } from "./fitting/companies.ts";
import { proved } from "./fitting/proof.ts";
import { BEGIN, countTable, END, fiveTables, type Proof } from "./fitting/proof-tables.ts";

const PAGE = "docs/engine/fitting.md";

const proofOf = ({ name, books }: BookedCompany): Proof => ({ name, lines: proved(books) });
const five = (await fiveCompanies()).map(proofOf);
const others = (await otherCompanies()).map(proofOf);
const written = `${countTable(five, others)}\n\n${fiveTables(five)}`;
const page = readFileSync(PAGE, "utf8");
const [before = "", rest = ""] = page.split(BEGIN);
const [, after = ""] = rest.split(END);
writeFileSync(PAGE, `${before}${BEGIN}\n\n${written}\n${END}${after}`);
console.info(written);
