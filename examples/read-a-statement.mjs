/**
 * A program of one's own: the cash flow of a model by year, each figure with the cell that it can be looked up by.
 *
 *   npm run build
 *   ADDRESS=https://forecastle.example TOKEN=… node examples/read-a-statement.mjs 1
 *
 * `@app/client` is the folder packages/client/dist/client: copy it to wherever a program is, it needs nothing else.
 */
import { connect } from "@app/client";

const { ADDRESS = "http://localhost:3000", TOKEN = "" } = process.env;
const params = { id: Number(process.argv[2] ?? 1) };

const forecastle = connect({ address: ADDRESS, token: TOKEN });
const { modelName } = await forecastle.getModel({ params });
const query = /** @type {const} */ ({ statement: "cashFlow", by: "year" });
const { currency, rows } = await forecastle.getModelStatement({ params, query });

console.log(`${modelName}, ${currency}`);
for (const { label, figures } of rows) {
  const [first] = figures;
  if (first?.cell) console.log(label, first.value?.toFixed(2), first.cell);
}
