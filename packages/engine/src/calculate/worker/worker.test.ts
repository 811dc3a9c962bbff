import { afterEach, expect, test } from "vitest";
import { add, at, atZero, div, mul, prev, slope, sub } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { connectCalculations } from "./connect.ts";
import type { Port } from "./protocol.ts";
import { serveCalculations } from "./serve.ts";

/** The channel that browsers and Node both have, as far as it is used here. */
declare class MessageChannel {
  port1: MessagePort;
  port2: MessagePort;
}
type MessagePort = {
  postMessage: Port["postMessage"];
  onmessage: (event: { data: unknown }) => void;
  close: () => void;
};

const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close();
});

/** What is sent is cloned or handed over, and arrives later, as between a page and its worker. */
function connect() {
  const channel = new MessageChannel();
  channels.push(channel);
  serveCalculations(portOf(channel.port2));
  return connectCalculations(portOf(channel.port1));
}

function portOf(port: MessagePort): Port {
  return {
    postMessage: (message, transfer) => port.postMessage(message, transfer),
    onMessage: (listener) => {
      port.onmessage = ({ data }) => listener(data);
    },
  };
}

const shared = { unit: "currency", measure: "flow", section: "test" } as const;
const interest = div(
  mul(0.05, add(prev("cash"), atZero("cash", "interest"))),
  sub(1, mul(0.05, slope("cash", "interest"))),
);
const lines: Line[] = [
  { id: "sales", name: "Sales", ...shared, source: { kind: "given", values: [95, 95] } },
  {
    ...{ id: "cash", name: "Cash", ...shared },
    source: {
      kind: "calculated",
      expression: add(add(prev("cash"), at("sales")), at("interest")),
      history: [0],
    },
  },
  {
    ...{ id: "interest", name: "Interest", ...shared },
    source: { kind: "calculated", expression: interest },
  },
];

test("a model is opened, made faster and changed through a port, with the same figures", async () => {
  const connection = connect();
  const { shape, sheet } = await connection.open(lines, 2);
  expect(shape.issues).toEqual([]);
  const cash = (values: Float64Array) => {
    const start = shape.ids.indexOf("cash") * shape.stride + shape.historyCount;
    return [...values.subarray(start, start + shape.periodCount)];
  };
  // 5 % of the average of 0 and 100 is 5 % of the sum twice over: cash = 95 + 0.05 × cash.
  expect(cash(sheet)[0]).toBeCloseTo(100, 10);
  const sales = [{ line: "sales", period: 0, value: 190 }];
  const slow = await connection.change(sales);
  expect(cash(slow)[0]).toBeCloseTo(200, 10);
  expect(await connection.accelerate()).toBe(true);
  expect(cash(await connection.change(sales))).toEqual(cash(slow));
});

test("200 scenarios come in parts, in their order, on the base they were asked for with", async () => {
  const connection = connect();
  await connection.open(lines, 2);
  const scenarios = Array.from({ length: 200 }, (_, index) => [
    { line: "sales", period: 0, value: index },
  ]);
  const counts: number[] = [];
  const run = connection.runScenarios({
    scenarios,
    lines: ["sales"],
    onProgress: (doneCount) => counts.push(doneCount),
  });
  await connection.change([{ line: "sales", period: 1, value: 7 }]);
  const results = await run.results;
  expect(results.map((values) => values[1])).toEqual(scenarios.map((_, index) => index));
  expect(new Set(results.map((values) => values[2]))).toEqual(new Set([95]));
  expect(counts).toEqual([64, 128, 192, 200]);
});

test("a cancelled run ends with what it had", async () => {
  const connection = connect();
  await connection.open(lines, 2);
  const scenarios = Array.from({ length: 1000 }, () => []);
  const run = connection.runScenarios({ scenarios, onProgress: () => run.cancel() });
  expect(await run.results).toHaveLength(64);
});

test("what cannot be done is answered, and the next message works", async () => {
  const connection = connect();
  const early = connection.change([{ line: "sales", period: 0, value: 1 }]);
  await expect(early).rejects.toThrow("no model is open");
  await connection.open(lines, 2);
  const unknown = connection.change([{ line: "sails", period: 0, value: 1 }]);
  await expect(unknown).rejects.toThrow('there is no line "sails"');
  // Three lines and the two halves of cash, each with one period of history.
  expect(await connection.change([])).toHaveLength(5 * (1 + 2));
});
