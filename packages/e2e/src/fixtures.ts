import { API_BASE } from "@app/contract/endpoint";
import { loginUser } from "@app/contract/session";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { mailbox } from "./mailbox.ts";
import { watchPages } from "./page-watch.ts";
import { surroundings } from "./surroundings.ts";
import { type Person, type Team, takeTeam } from "./teams.ts";

export { expect };

type Fixtures = {
  /** Complaints of the browser that this test is about; any other fails it. */
  expectedComplaints: readonly RegExp[];
  /** A team nobody else works in. */
  team: Team;
  mails: ReturnType<typeof mailbox>;
  /** Signs in without the form: as the team's admin, or as whoever is given. */
  login: (person?: Person) => Promise<void>;
  /** Opens a path of the app and waits until its page stands. */
  navigate: (path: string) => Promise<void>;
  /** Fails on anything axe holds against the page as it is now. */
  expectAccessible: () => Promise<void>;
};

export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],

  context: async ({ context, expectedComplaints }, use) => {
    const complaints = watchPages(context, surroundings.url, expectedComplaints);
    await use(context);
    expect(complaints, "what the browser complained about").toEqual([]);
  },

  team: async ({ browserName: _ }, use) => use(takeTeam()),

  mails: async ({ browserName: _ }, use) => use(mailbox(surroundings.folder)),

  login: async ({ page, team }, use) =>
    use(async (person = team.admin) => {
      const { email, password } = person;
      const answer = await page.request.post(API_BASE + loginUser.path, {
        data: { email, password },
      });
      expect(await answer.json()).toMatchObject({ success: true, data: { isLoggedIn: true } });
    }),

  navigate: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(`/app${path}`);
      await hasSettled(page);
    }),

  expectAccessible: async ({ page }, use) =>
    use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(toSentence)).toEqual([]);
    }),
});

/** Every page has one heading of the first rank, which comes with its content. */
export async function hasSettled(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function toSentence({ id, help, nodes }: Violation) {
  return `${id}: ${help}, at ${nodes.map(({ target }) => target.join(" ")).join(" and ")}`;
}
