import type { DataSource } from "@app/contract/data-sources";
import { expect, test } from "vitest";
import { ApiError } from "#lib/api.ts";
import { onTheirFields, settingsAtFirst, settingsOf } from "./typed-settings.ts";

const field = (key: string, kind: DataSource["fields"][number]["kind"]) => ({
  ...{ key, kind, label: key, help: "", isRequired: false },
});

const FIELDS = [
  field("baseUrl", "url"),
  field("password", "secret"),
  field("yearEndMonth", "month"),
  field("classByCode", "classes"),
];

test("what was typed becomes numbers and classes, and what was left empty is left out", () => {
  const typed = {
    baseUrl: " https://books.example ",
    password: "",
    yearEndMonth: "6",
    classByCode: "4000 = revenue\n\nA=B = Asset",
  };
  expect(settingsOf(FIELDS, typed)).toEqual({
    baseUrl: "https://books.example",
    yearEndMonth: 6,
    classByCode: { "4000": "REVENUE", "A=B": "ASSET" },
  });
});

test("a form begins with what is kept, and an unkept secret is empty", () => {
  const kept = { baseUrl: "https://books.example", yearEndMonth: 6, classByCode: { x: "ASSET" } };
  expect(settingsAtFirst(FIELDS, kept)).toEqual({
    baseUrl: "https://books.example",
    password: "",
    yearEndMonth: "6",
    classByCode: "x = asset",
  });
});

test("a refusal about a field sits on it, and about anything else on the form", () => {
  const refusal = new ApiError(409, [
    { key: "baseUrl", message: "Address is missing." },
    { key: "settings", message: "The source did not answer." },
  ]);
  const place = () => onTheirFields(FIELDS)(refusal);
  expect(place).toThrow(
    expect.objectContaining({
      errors: [
        { key: "settings.baseUrl", message: "Address is missing." },
        { key: "root", message: "The source did not answer." },
      ],
    }),
  );
});
