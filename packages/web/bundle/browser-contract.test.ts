import { parseAst } from "vite";
import { expect, test } from "vitest";
import { forBrowser } from "./browser-contract.ts";

const contract = `
export const client = z.object({ id: z.int() });
export const updateClient = endpoint({
  method: "PUT",
  path: "/client/{id}",
  summary: "Change a client.",
  params: idParams,
  body: z.string().check(z.minLength(1)),
  data: client,
});
`;

test("the browser keeps a call's address and body, and may leave out every shape it does not use", () => {
  expect(forBrowser(contract, parseAst(contract))).toBe(`
export const client = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.int() });
export const updateClient = /* @__PURE__ */ endpoint({
  method: "PUT",
  path: "/client/{id}",
  body: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
  });
`);
});

test("a body that the engine reads is left out, since no form checks a model document", () => {
  const save = `export const save = endpoint({ path, body: z.object({ edits: modelEdits }) });`;
  expect(forBrowser(save, parseAst(save))).toBe(
    "export const save = /* @__PURE__ */ endpoint({ path, });",
  );
});

test("a call that spreads a part of itself is refused, since its shapes would travel along", () => {
  const spread = `const member = { data: client };\nexport const get = endpoint({ ...member });`;
  expect(() => forBrowser(spread, parseAst(spread))).toThrow("A call is written out");
});

test("a part that is named once, as key and value, is left out like any other and still reads", () => {
  const short = "export const get = endpoint({ access, path });";
  expect(forBrowser(short, parseAst(short))).toBe(
    "export const get = /* @__PURE__ */ endpoint({ path });",
  );
});
