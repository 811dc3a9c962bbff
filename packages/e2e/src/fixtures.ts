import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { mailbox } from "./mailbox.ts";
import { type OwnServer, ownServer } from "./own-server.ts";
import { watchPages } from "./page-watch.ts";
import { hasSettled, signIn } from "./sign-in.ts";
import { surroundings } from "./surroundings.ts";
import { type Onlookers, type Person, type Team, takeOnlookers, takeTeam } from "./teams.ts";

export { expect };

type Fixtures = {
  /** Complaints of the browser that this test is about; any other fails it. */
  expectedComplaints: readonly RegExp[];
  /** A team nobody else works in. */
  team: Team;
  mails: ReturnType<typeof mailbox>;
  /** A server of this errand's own, which ends with it. */
  makeServer: (...given: Parameters<typeof ownServer>) => Promise<OwnServer>;
  /** Signs in without the form: as the team's first admin, or as whoever is given. */
  login: (person?: Person) => Promise<void>;
  /** Opens a path of the app and waits until its page stands. */
  navigate: (path: string) => Promise<void>;
  /** Fails on anything axe holds against the page as it is now. */
  expectAccessible: (scope?: AxeScope) => Promise<void>;
};

/** All of axe's rules on all of the page, unless it is told which, where and where not; `name` is what fails. */
type AxeScope = {
  name?: string;
  rules?: string[];
  within?: string;
  without?: string | undefined;
};

/** A demo is made anew, and often more than once. */
const OWN_SERVER_MS = 600_000;

type WorkerFixtures = {
  /** A team that several tests look at and none changes. */
  onlookers: Onlookers;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  onlookers: [async ({ browserName: _ }, use) => use(takeOnlookers()), { scope: "worker" }],

  expectedComplaints: [[], { option: true }],

  context: async ({ browser, context, expectedComplaints }, use) => {
    const complaints = watchPages(context, surroundings.url, expectedComplaints);
    await use(context);
    // Somebody else's page that stayed open would go on asking the server beside every errand after this.
    for (const other of browser.contexts()) if (other !== context) await other.close();
    expect(complaints, "what the browser complained about").toEqual([]);
  },

  team: async ({ browserName: _ }, use) => use(takeTeam()),

  mails: async ({ browserName: _ }, use) => use(mailbox(surroundings.folder)),

  makeServer: async ({ browserName: _ }, use, info) => {
    info.setTimeout(OWN_SERVER_MS);
    const made: OwnServer[] = [];
    await use(async (...given) => {
      const own = await ownServer(...given);
      made.push(own);
      return own;
    });
    for (const own of made) await own.end();
  },

  login: async ({ page, team }, use) => use((person = team.admins[0]) => signIn(page, person)),

  navigate: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(`/app${path}`);
      await hasSettled(page);
    }),

  expectAccessible: async ({ page }, use) =>
    use(async ({ name, rules, within = "html", without } = {}) => {
      // No page of ours has frames, and what passed is not asked for: both cost more than the rest.
      const axe = new AxeBuilder({ page })
        .setLegacyMode(true)
        .include(within)
        .options({ resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) });
      if (without) axe.exclude(without);
      const { violations } = await axe.analyze();
      expect(violations.filter(isReal).map(toSentence), name).toEqual([]);
    }),
});

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/** A menu or a list hangs off its button or field, not off a landmark of the page; axe knows neither here. */
function isReal({ id, nodes }: Violation) {
  const areFloating = nodes.every(
    ({ target, html }) =>
      target.join(" ").includes("[data-radix-popper") || html.includes('role="listbox"'),
  );
  return id !== "region" || !areFloating;
}

function toSentence({ id, help, nodes }: Violation) {
  return `${id}: ${help}, at ${nodes.map(({ target }) => target.join(" ")).join(" and ")}`;
}
