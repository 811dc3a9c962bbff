import { expect, test } from "vitest";
import { playYears } from "#testing/billing-years/play-years.ts";

/** `npm run test:billing-years -- --seeds 1000` plays two years of 200 subscriptions from each seed. */
const SEEDS = Number(process.env.BILLING_SEEDS ?? 1);
const FIRST = Number(process.env.BILLING_FIRST_SEED ?? 1);
const TEAMS = Number(process.env.BILLING_TEAMS ?? 4);
const MONTHS = Number(process.env.BILLING_MONTHS ?? 6);
const SLOWLY = { timeout: 120_000 + TEAMS * MONTHS * 2_000 };

test.each(Array.from({ length: SEEDS }, (_, index) => FIRST + index))(
  `${MONTHS} months of ${TEAMS} subscriptions from seed %i: books, statements and gateway agree, each period is billed once`,
  SLOWLY,
  async (seed) => {
    const { wrong, lines, counts } = await playYears({ seed, teams: TEAMS, months: MONTHS });
    if (process.env.BILLING_SEEDS) console.info(`seed ${seed}: ${JSON.stringify(counts)}`);
    const again = `npm run test:billing-years -- --first-seed ${seed} --seeds 1 --teams ${TEAMS} --months ${MONTHS}`;
    expect({ wrong, ...(wrong.length > 0 && { lines, again }) }).toEqual({ wrong: [] });
  },
);
