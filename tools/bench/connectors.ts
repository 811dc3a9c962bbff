/**
 * Reading Xero: 24 months of 750, 1,500 and 3,000 accounts, each by a process of its own, so that
 * the reader is measured and not the stand-in it asks. At 3,000 accounts it may take 3 s of CPU
 * and add 200 MB to the process, and four times the accounts may cost at most five times the CPU.
 */
import path from "node:path";
import { monthOfDay } from "@app/connectors/ledger/day";
import { startXeroFake } from "@app/connectors/testing/xero-fake";
import { xeroFakeBooks } from "@app/connectors/testing/xero-fake-books";
import { capture } from "../processes.ts";
import type { ReadCost } from "./connectors-reader.ts";

const SIZES = [750, 1_500, 3_000];
const CPU_SECONDS_MAX = 3;
const MEGABYTES_MAX = 200;
const GROWTH_MAX = 5;

export async function benchConnectors(): Promise<{ isPassed: boolean }> {
  console.log("\nXero, 24 months        accounts   movements   CPU, s   memory, MB");
  const costs: ReadCost[] = [];
  for (const accounts of SIZES) costs.push(await measure(accounts));
  const [smallest, , largest] = costs;
  if (!smallest || !largest) return { isPassed: false };
  const growth = largest.cpuSeconds / smallest.cpuSeconds;
  const isPassed =
    largest.cpuSeconds < CPU_SECONDS_MAX &&
    largest.megabytes < MEGABYTES_MAX &&
    growth <= GROWTH_MAX;
  console.log(`four times the accounts cost ${growth.toFixed(1)} times the CPU`);
  return { isPassed };
}

async function measure(accounts: number): Promise<ReadCost> {
  const firstMonth = monthOfDay("2025-01-01");
  const fake = await startXeroFake({ books: xeroFakeBooks({ accounts, firstMonth, months: 24 }) });
  const reader = path.join(import.meta.dirname, "connectors-reader.ts");
  const { accessToken, refreshToken } = fake.tokens;
  const args = ["--import", "tsx", reader, fake.url, accessToken, refreshToken];
  const { code, output, errors } = await capture(process.execPath, args);
  await fake.stop();
  if (code !== 0) throw new Error(`The reader ended with ${code}: ${errors}`);
  const cost: ReadCost = JSON.parse(output);
  const figures = [accounts, cost.movements, cost.cpuSeconds.toFixed(2), cost.megabytes];
  const [size, movements, cpu, memory] = figures.map(String);
  console.log(
    `${" ".repeat(23)}${size?.padStart(8)}${movements?.padStart(12)}${cpu?.padStart(9)}${memory?.padStart(13)}`,
  );
  return cost;
}
