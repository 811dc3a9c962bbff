import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import { createHolder, type Holder } from "./holder.ts";
import type { Answer } from "./protocol.ts";
import { newRehearsal, rehearse } from "./rehearse.ts";

test("a rehearsed edit moves figures as one that is typed does, and builds nothing", () => {
  const answers: Answer[] = [];
  const listened = (): Holder => {
    const { answer } = createHolder();
    return {
      answer: (message) => {
        const given = answer(message) as Answer;
        answers.push(given);
        return given;
      },
    };
  };
  expect(rehearse(newRehearsal(), listened)).toBe(7);
  const edited = answers.filter((each) => each.kind === "edited");
  expect(edited).toHaveLength(8);
  expect(edited.every(({ structure }) => structure === undefined)).toBe(true);
  // Rows of zeros become others with the first; from then on figures alone move.
  const moves = edited.slice(1).flatMap(({ tables }) => tables.map((table) => "cells" in table));
  expect(moves).toEqual(Array(14).fill(true));
  expect(answers.filter((each) => each.kind === "checks")).toHaveLength(8);
});

test("edits are rehearsed once, a few at a time, and leave what is open as it is", async () => {
  const rehearsal = newRehearsal();
  const { answer } = createHolder(rehearsal);
  answer({ id: 1, kind: "open", document: smallCompany() });
  for (const left of [7, 6, 5, 4, 3, 2, 1])
    expect(answer({ id: 2, kind: "prepare" })).toMatchObject({ kind: "prepared", left });
  expect(await answer({ id: 3, kind: "prepare" })).toMatchObject({ kind: "prepared", left: 0 });
  expect(answer({ id: 4, kind: "document" })).toMatchObject({ version: 0 });
  expect(rehearse(rehearsal, createHolder)).toBe(0);
});
