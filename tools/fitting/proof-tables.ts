/** The proof of fitting as it stands in its page: a table for each of the five, and one for the others. */
import type { ProvedLine } from "./proof.ts";

export type Proof = { name: string; lines: ProvedLine[] };

/** Between these the page is written by the command. */
export const BEGIN = "<!-- written by npm run fit-proof -->";
export const END = "<!-- end of what is written -->";

export function fiveTables(proofs: readonly Proof[]): string {
  return proofs.map(({ name, lines }) => `${companyTable(name, lines)}\n`).join("\n");
}

function companyTable(name: string, lines: readonly ProvedLine[]): string {
  const rows = lines.map((line) => {
    const { came, forecast, fitted, lastYear, isMargin } = line;
    const figure = (value: number) => (isMargin ? percent(value) : money(value));
    const off = (value: number) =>
      isMargin ? `${(value * 100).toFixed(2)} points` : percent(value);
    const isAlike = off(fitted) === off(lastYear);
    const nearer = isAlike ? "alike" : isNearer(line) ? "fitted" : "last year";
    return `| ${line.name} | ${figure(came)} | ${figure(forecast)} | ${off(fitted)} | ${off(lastYear)} | ${nearer} |`;
  });
  return [
    `**${name}**`,
    "",
    "| | Came | Forecast | Off by | Last year again off by | Nearer |",
    "|---|--:|--:|--:|--:|---|",
    ...rows,
  ].join("\n");
}

/** On how many of them the fitted forecast was nearer, line by line. */
export function countTable(five: readonly Proof[], others: readonly Proof[]): string {
  const names = five[0]?.lines.map(({ name }) => name) ?? [];
  const rows = names.map((name) => {
    const [mine, rest] = [five, others].map((proofs) => linesOf(proofs, name));
    return `| ${name} | ${counted(mine)} | ${counted(rest)} | ${average(rest, "fitted")} | ${average(rest, "lastYear")} |`;
  });
  return [
    "| | Nearer, of the five | Nearer, of the others | Off by, others | Last year again, others |",
    "|---|--:|--:|--:|--:|",
    ...rows,
  ].join("\n");
}

export function isNearer({ fitted, lastYear }: ProvedLine): boolean {
  return fitted < lastYear;
}

function linesOf(proofs: readonly Proof[], name: string): ProvedLine[] {
  return proofs.flatMap(({ lines }) => lines.filter((line) => line.name === name));
}

function counted(lines: readonly ProvedLine[] = []): string {
  return `${lines.filter(isNearer).length} of ${lines.length}`;
}

function average(lines: readonly ProvedLine[] = [], which: "fitted" | "lastYear"): string {
  return percent(lines.reduce((sum, line) => sum + line[which], 0) / lines.length);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function money(value: number): string {
  const whole = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, ",");
  return Math.round(value) < 0 ? `−${whole}` : whole;
}
