/** The list of decisions is only worth something while it is the decisions that are there. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, "utf8");
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
const list = read("README.md");

test("the list of decisions has each with its number and its title, in order", () => {
  const listed = [...list.matchAll(/^\| \[(\d+)\]\((.+?)\) \| (.+?) \|/gm)].map(
    ([, number, file, title]) => `${file}: # ${number}. ${title}`,
  );
  expect(listed).toEqual(files.sort().map((file) => `${file}: ${read(file).split("\n")[0]}`));
});

test("no two decisions have the same number, and each has that of its file", () => {
  const numbers = files.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]));
  expect(numbers).toEqual(files.map((file) => Number(file.slice(0, 4))));
  expect(new Set(numbers).size).toBe(files.length);
});

test("what supersedes a decision is a decision", () => {
  const linked = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file);
  expect(linked.filter((file) => !files.includes(file))).toEqual([]);
});
