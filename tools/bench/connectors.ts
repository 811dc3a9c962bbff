/**
 * Reading Xero: 24 months of 750, 1,500 and 3,000 accounts, each by a process of its own, so that
 * the reader is measured and not the stand-in it asks. At 3,000 accounts it may take 3 s of CPU
 * and add 200 MB to the process, and four times the accounts may cost at most five times the CPU.
 *
 * Previewing a spreadsheet nobody has seen: nearly as long, and as wide and long together, as one
 * may be, with the same bars for CPU.
 */
import path from "node:path";
import { monthOfDay } from "@app/connectors/ledger/day";
import { startXeroFake } from "@app/connectors/testing/xero-fake";
import { xeroFakeBooks } from "@app/connectors/testing/xero-fake-books";
import { capture } from "../processes.ts";
import type { ReadCost } from "./connectors-reader.ts";
import type { PreviewCost } from "./spreadsheet-reader.ts";

const SIZES = [750, 1_500, 3_000];
const CPU_SECONDS_MAX = 3;
const MEGABYTES_MAX = 200;
const GROWTH_MAX = 5;

export async function benchConnectors(): Promise<{ isPassed: boolean }> {
  const [isXeroPassed, isPreviewPassed] = [await benchXero(), await benchPreview()];
  return { isPassed: isXeroPassed && isPreviewPassed };
}

async function benchXero(): Promise<boolean> {
  console.log("\nXero, 24 months        accounts   movements   CPU, s   memory, MB");
  const costs: ReadCost[] = [];
  for (const accounts of SIZES) costs.push(await measure(accounts));
  const [smallest, , largest] = costs;
  if (!smallest || !largest) return false;
  const growth = largest.cpuSeconds / smallest.cpuSeconds;
  const isPassed =
    largest.cpuSeconds < CPU_SECONDS_MAX &&
    largest.megabytes < MEGABYTES_MAX &&
    growth <= GROWTH_MAX;
  console.log(`four times the accounts cost ${growth.toFixed(1)} times the CPU`);
  return isPassed;
}

async function benchPreview(): Promise<boolean> {
  console.log("\nSpreadsheet, preview       rows     columns   CPU, s");
  const quarter = await previewSeconds(7_250, 12);
  const long = await previewSeconds(29_000, 12);
  const wide = await previewSeconds(1_650, 300);
  const growth = long / quarter;
  console.log(`four times the rows cost ${growth.toFixed(1)} times the CPU`);
  return Math.max(long, wide) < CPU_SECONDS_MAX && growth <= GROWTH_MAX;
}

async function previewSeconds(rows: number, columns: number): Promise<number> {
  const reader = path.join(import.meta.dirname, "spreadsheet-reader.ts");
  const args = ["--import", "tsx", reader, String(rows), String(columns)];
  const { code, output, errors } = await capture(process.execPath, args);
  if (code !== 0) throw new Error(`The preview ended with ${code}: ${errors}`);
  const { cpuSeconds, accounts }: PreviewCost = JSON.parse(output);
  if (accounts !== rows) throw new Error(`${accounts} of ${rows} accounts were read.`);
  const [size, width] = [rows, columns].map(String);
  console.log(
    `${" ".repeat(23)}${size?.padStart(8)}${width?.padStart(12)}${cpuSeconds.toFixed(2).padStart(9)}`,
  );
  return cpuSeconds;
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
