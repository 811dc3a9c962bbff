import { load, median } from "./load.ts";

const PAIRS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;

type Compared = {
  /** What is asked, as the table says it. */
  name: string;
  url: string;
  /** Whoever has few of it, and whoever has many. */
  cookies: [few: string, many: string];
  counts: [few: number, many: number];
  bar: number;
};

/** How many times what one costs who has many is what it costs who has few. */
export async function compareFewAndMany({ name, url, cookies, counts, bar }: Compared) {
  const [few, many] = cookies;
  for (const cookie of cookies) await load(url, cookie, WARM_UP_SECONDS);
  const ratios: number[] = [];
  const [fewCount, manyCount] = counts;
  console.log(`\n${name}`.padEnd(28), `${fewCount}, req/s   ${manyCount}, req/s   ratio`);
  // Alternating, so that whatever else the machine does falls on both.
  for (let pair = 1; pair <= PAIRS; pair++) {
    const ofFew = await load(url, few, SECONDS);
    const ofMany = await load(url, many, SECONDS);
    ratios.push(ofFew / ofMany);
    row(`run ${pair}`, ofFew.toFixed(0), ofMany.toFixed(0), (ofFew / ofMany).toFixed(2));
  }
  const ratio = median(ratios);
  row(`median (bar ${bar})`, "", "", `${ratio.toFixed(2)} ${ratio <= bar ? "met" : "missed"}`);
  return ratio;
}

function row(name: string, few: string, many: string, ratio: string) {
  console.log(`${name.padEnd(24)}${few.padStart(14)}${many.padStart(16)}   ${ratio}`);
}
