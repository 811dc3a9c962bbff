import type { DataOf } from "@app/contract/endpoint";
import type { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { buildModel } from "@app/engine/build/build-model";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { type StarterModel, TIME_SERIES } from "@app/engine/starters/starter";
import { starterModels } from "@app/engine/starters/starters";

/** All that there is to start from, as it is offered. */
export type Offer = {
  starters: DataOf<typeof listStarterModels>["items"];
  examples: DataOf<typeof listExampleModels>["items"];
};

/** Every model to start from with what it comes to; fast enough for a task, too slow for a request. */
export function offer(): Offer {
  return {
    starters: starterModels.map(({ key, name, description, ...starter }) => ({
      ...{ key, name, description, timeSeries: [...starter.timeSeries] },
      ...glimpseOf(usual({ ...starter, key, name, description })),
    })),
    examples: exampleModels.map(({ key, name, description, industry, document }) => {
      const { currency, timeline, scenarios, ...rest } = document();
      return {
        ...{ key, name, description, industry, currency },
        timeSeries: [TIME_SERIES.monthly5],
        actualCount: timeline.actualCount,
        scenarios: scenarios.map((scenario) => scenario.name),
        ...glimpseOf({ currency, timeline, scenarios, ...rest }),
      };
    }),
  };
}

/** As most would make it: from July, or from the Monday before, with a year that ends in June. */
function usual({ name, timeSeries: [timeSeries], make }: StarterModel) {
  const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
  return make({ name, timeSeries, start, yearEndMonth: 6, currency: "AUD" });
}

const PERIODS_PER_YEAR = { week: 52, month: 12, quarter: 4, year: 1 };
const ASKED_MAX = 6;

function glimpseOf(document: ModelDocument) {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  const read = (line: string) => [...seriesOf(model.program, sheet, line)].map(Math.round);
  const sales = read("pl.revenue");
  const { unit, actualCount } = document.timeline;
  const firstYear = [actualCount, actualCount + PERIODS_PER_YEAR[unit]] as const;
  const revenue = sum(sales.slice(...firstYear));
  const ebitda = sum(read("pl.ebitda").slice(...firstYear));
  const closingCash = read("cf.closingCash");
  return {
    modules: [...new Set(document.modules.map(({ kind }) => words(kind)))],
    sales,
    closingCash,
    firstYear: {
      revenue,
      ebitdaShare: revenue === 0 ? null : ebitda / revenue,
      closingCash: closingCash.slice(...firstYear).at(-1) ?? 0,
    },
    asks: document.drivers
      .filter(({ formula }) => formula === undefined)
      .slice(0, ASKED_MAX)
      .map(({ name }) => name),
  };
}

/** "fixedAssets" as "Fixed assets". */
function words(kind: string) {
  const spaced = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
