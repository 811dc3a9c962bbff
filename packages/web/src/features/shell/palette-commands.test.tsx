import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { ThemeProvider } from "#lib/theme.tsx";
import { showsModel } from "#model/model-on-screen.ts";
import { ADMIN } from "#testing/people.ts";
import type { ShellMember } from "./member.ts";
import { navigationFor } from "./navigation.ts";
import { useActions } from "./palette-commands.tsx";
import { usePages } from "./palette-pages.tsx";
import { rankMatch } from "./rank-match.ts";

const member = ADMIN as ShellMember;

beforeAll(() => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({ addEventListener() {}, removeEventListener() {} }));
});

function Found({ text, member }: { text: string; member: ShellMember }) {
  const pages = usePages(navigationFor(member.account), member);
  const actions = useActions({ openShortcuts() {}, openJobs() {} }, member);
  const found = [...pages, ...actions].filter((command) => rankMatch(command, text) !== undefined);
  return <p role="status">{found.map(({ label }) => label).join(", ")}</p>;
}

async function foundFor(text: string, person = member) {
  const rootRoute = createRootRoute({ component: () => <Found text={text} member={person} /> });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: rootRoute, history });
  const { unmount } = render(
    <ThemeProvider>
      <RouterProvider router={router as never} />
    </ThemeProvider>,
  );
  const labels = (await screen.findByRole("status")).textContent?.split(", ");
  unmount();
  return labels;
}

test("“shock” did not find the portfolio, nor “sync” the connections, where all ledgers are synced", async () => {
  expect(await foundFor("shock")).toEqual(["Portfolio"]);
  expect(await foundFor("sync")).toContain("Connections");
});

test("“roll” finds Roll forward while a model is open, and not elsewhere", async () => {
  const leave = showsModel({ id: 1, document: {} as never });
  expect(await foundFor("roll")).toEqual(["Roll forward"]);
  leave();
  expect(await foundFor("roll")).toEqual([""]);
});

test.each([
  ["credit", "Credit History"],
  ["history", "Credit History"],
  ["privacy", "Privacy statement"],
  ["licence", "Licence agreement"],
  ["eula", "Licence agreement"],
  ["upcoming", "Upcoming payments"],
  ["contracts", "Model contracts"],
  ["import clients", "Import clients"],
  ["ask support", "New support request"],
  ["new request", "New support request"],
  ["unlimited", "Unlimited models"],
  ["invoices", "Payments"],
  ["billing history", "Payments"],
  ["statements", "Monthly statements"],
])("“%s” found no page: it finds %s", async (text, label) => {
  expect(await foundFor(text)).toContain(label);
});

test("pages of money are found by admins alone", async () => {
  const { account } = member;
  const user = { ...member, account: { ...account, isAdmin: false } };
  for (const text of ["upcoming", "contracts", "monthly st", "amend", "edit payment"]) {
    expect(await foundFor(text, user)).toEqual([""]);
  }
  expect(await foundFor("invoices", user)).toEqual([""]);
});
