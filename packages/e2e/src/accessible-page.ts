import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { hasSettled } from "./sign-in.ts";

/** Fails on anything axe holds against a page of an errand's own browser; others have a fixture for it. */
export async function expectAccessible(page: Page) {
  await hasSettled(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
