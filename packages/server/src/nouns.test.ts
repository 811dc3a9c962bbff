import { readdirSync, readFileSync } from "node:fs";
import { WEBHOOK_EVENTS } from "@app/contract/webhooks";
import { expect, test } from "vitest";
import { activity } from "./nouns.ts";

const told = activity.flatMap(({ actions }) => Object.keys(actions));

/** The source of everything that writes to the trail, itself or by its noun's `record`, without its comments. */
const writers = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(core|modules)\/(?!.*\.(test|activity)\.ts$).*\.ts$/.test(file))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
  .filter((source) => /\baudit\b|\brecord\(context\b/.test(source))
  .map((source) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""));

/** Every text of two words with a dot between is an action, except names of limits and of files. */
const ACTION = /(?<!\b(?:name|fileName): )"([a-z_]+\.[a-z_]+)"/g;

test("every action written to the trail has words, or its noun says that it needs none", () => {
  const found = writers.flatMap((source) => [...source.matchAll(ACTION)]);
  const written = new Set(found.map(([, action = ""]) => action));

  expect(written.size).toBeGreaterThan(20);
  const announced: readonly string[] = WEBHOOK_EVENTS;
  const untold = [...written].filter((each) => !told.includes(each) && !announced.includes(each));
  expect(untold).toEqual([]);
  expect(told.filter((action) => !written.has(action))).toEqual([]);
});

test("actions are written out, so that they can be found", () => {
  const pieced = /`[a-z_]*\.\$\{(?!string\})/;

  expect(writers.filter((source) => pieced.test(source))).toEqual([]);
});

test("an action belongs to one noun", () => {
  expect(told.filter((action, at) => told.indexOf(action) !== at)).toEqual([]);
});
