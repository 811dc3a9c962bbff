/** Previews a .csv file of the size asked for, and says what the preview alone took of this process. */
import { previewSheet } from "@app/connectors/sources/spreadsheet/sheet-preview";
import { readTable } from "@app/spreadsheet/read-table";

export type PreviewCost = { cpuSeconds: number; accounts: number };

const [, , rows = "0", columns = "0"] = process.argv;
const bytes = Buffer.from(monthsAcross(Number(rows), Number(columns)));
const table = await readTable({ name: "balances.csv", bytes });
const before = process.cpuUsage();
const { reading } = previewSheet(table, { decimals: 2 });
const { user, system } = process.cpuUsage(before);
const cost: PreviewCost = {
  cpuSeconds: (user + system) / 1e6,
  accounts: reading.accounts.length,
};
process.stdout.write(JSON.stringify(cost));

/** Balances at the ends of months, each month's adding up to nothing. */
function monthsAcross(rowCount: number, columnCount: number): string {
  const months = Array.from({ length: columnCount - 3 }, (_, at) => at);
  const headings = months.map((at) => `${2000 + Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}`);
  const classes = ["Asset", "Liability", "Expense", "Revenue", "Asset", "Equity"];
  const lines = Array.from({ length: rowCount }, (_, row) => {
    const side = row % 2 === 0 ? 1 : -1;
    const amounts = months.map((at) => `${side * (Math.floor(row / 2) + 1) * (at + 1)}.50`);
    return [row, `Account ${row}`, classes[row % classes.length], ...amounts].join(",");
  });
  return [["Code", "Name", "Class", ...headings].join(","), ...lines].join("\n");
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
