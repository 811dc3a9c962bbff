/** Finished models of made-up companies, in the order they are offered. */
import type { ModelDocument } from "#model/document.ts";
import { coffeeRoaster } from "./coffee-roaster.ts";
import { type Company, documentOf } from "./company.ts";
import { engineeringConsultancy } from "./engineering-consultancy.ts";
import { seasideHotel } from "./seaside-hotel.ts";
import { softwareFirm } from "./software-firm.ts";

export type ExampleModel = Pick<Company, "key" | "name" | "description" | "industry"> & {
  document: () => ModelDocument;
};

export const companies: readonly Company[] = [
  coffeeRoaster,
  engineeringConsultancy,
  softwareFirm,
  seasideHotel,
];

export const exampleModels: readonly ExampleModel[] = companies.map((company) => ({
  key: company.key,
  name: company.name,
  description: company.description,
  industry: company.industry,
  document: () => documentOf(company),
}));
