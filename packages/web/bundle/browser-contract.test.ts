import { parseAst } from "vite";
import { expect, test } from "vitest";
import { bodiesRead, forBrowser } from "./browser-contract.ts";

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

const NONE: ReadonlySet<string> = new Set();

test("the browser keeps a call's address and the body that a form reads, and may leave out every shape it does not use", () => {
  const read = bodiesRead(["useServerForm(updateClient.body, client)"]);
  expect(forBrowser(contract, parseAst(contract), read)).toBe(`
export const client = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.int() });
export const updateClient = /* @__PURE__ */ endpoint({
  method: "PUT",
  path: "/client/{id}",
  body: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.minLength(1)),
  });
`);
});

test("a body that no form reads is left out, and so is what a stream tells", () => {
  const save = "export const save = endpoint({ path, body: z.object({ name }) });";
  expect(forBrowser(save, parseAst(save), bodiesRead(["call(save, { body: save.name })"]))).toBe(
    "export const save = /* @__PURE__ */ endpoint({ path, });",
  );
  const changes = "export const changes = stream({ path, events: z.object({ id: z.int() }) });";
  expect(forBrowser(changes, parseAst(changes), NONE)).toBe(
    "export const changes = /* @__PURE__ */ stream({ path, });",
  );
});

test("a call that spreads a part of itself is refused, since its shapes would travel along", () => {
  const spread = `const member = { data: client };\nexport const get = endpoint({ ...member });`;
  expect(() => forBrowser(spread, parseAst(spread), NONE)).toThrow("A call is written out");
});

test("a part that is named once, as key and value, is left out like any other and still reads", () => {
  const short = "export const get = endpoint({ access, path });";
  expect(forBrowser(short, parseAst(short), NONE)).toBe(
    "export const get = /* @__PURE__ */ endpoint({ path });",
  );
});
