import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";

test("the root leads to the app @long", async ({ page, login }) => {
  await login();
  await page.goto("/");
  await expect(page).toHaveURL("/app/");
});

test("the chosen theme is kept after a reload and in the next tab @long", async ({
  page,
  context,
  login,
  navigate,
}) => {
  await login();
  await navigate("/account");
  await page.getByRole("radio", { name: "Dark" }).click({ force: true });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("vite-ui-theme"))).toBe("dark");
  const other = await context.newPage();
  await other.goto("/app/");
  await expect(other.locator("html")).toHaveClass(/dark/);
});

test("the system's theme is followed, also when it changes @long", async ({ page, navigate }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await navigate("/login");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveClass(/light/);
});

test("an unknown address is told on the page and by one toast @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Page not found", { exact: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Go to the homepage" }).click();
  await expect(page).toHaveURL("/app/");
});

test("a page for others says so, once on the page and once by a toast @long", async ({
  page,
  team,
  login,
  navigate,
}) => {
  await login(team.member);
  await navigate("/staff");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await page.getByRole("link", { name: "Click here to return to the home page." }).click();
  await expect(page).toHaveURL("/app/");
});

test("the command palette goes to a client, a page and an action", async ({
  page,
  team,
  login,
  navigate,
}) => {
  const { id, name } = team.clients[0] ?? { id: 0, name: "" };
  await login();
  await navigate("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(name);
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(`/app/clients/${id}`);

  await navigate("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("clie");
  await page.getByRole("option", { name: "Clients", exact: true }).click();
  await expect(page).toHaveURL("/app/clients");
});

test("what stands around a page stays while the page is slow to come @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Billing" }).click();
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  expect(await navigation.isVisible()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
});

test("the palette finds a report, a discussion, a video, and a line of the model that is open with its figure and why @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const id = await makeModel(page, "Fleet plan");
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/frontend${path}`, { data });
    expect(await answer.json()).toMatchObject({ success: true });
  };
  await make(`/model/${id}/web_report`, { title: "Lease or buy" });
  await make("/support_discussion", { subject: "Lease of a van", body: "Where does it go?" });
  await navigate(`/models/${id}/statements`);
  const row = page.getByRole("row", { name: /^Gross profit/ });
  const stands = (await row.getByRole("gridcell").first().textContent()) ?? "";
  expect(stands).toMatch(/\d/);
  const find = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill(typed);
  };

  await find("total liab");
  await page.getByRole("option", { name: "Total liabilities Balance sheet" }).click();
  await expect(page).toHaveURL(/statements\?line=bs\.totalLiabilities$/);
  await expect(page.getByRole("row", { name: /^Total liabilities(?! and)/ })).toBeInViewport();

  await find("gross pro");
  await expect(
    page.getByRole("option", { name: `Gross profit Profit and loss ${stands}` }),
  ).toBeVisible();
  await expect(page.getByText("Base, AUD, Jul-26")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  const why = page.getByRole("complementary", { name: "Why?" });
  await expect(why).toContainText("Gross profit, Jul-26");
  await expect(why).toContainText(stands);

  await find("lease");
  await expect(page.getByRole("option", { name: /^Lease of a van/ })).toBeVisible();
  await page.getByRole("option", { name: "Lease or buy Fleet plan, draft" }).click();
  await expect(page).toHaveURL(/\/reports\/\d+$/);

  await find("lease of");
  await page.getByRole("option", { name: "Lease of a van open" }).click();
  await expect(page).toHaveURL(/\/support\/\d+$/);

  await find("publish a rep");
  await page.getByRole("option", { name: "Publish a report Reports" }).click();
  await expect(page).toHaveURL(/videos\?video=/);
});

test("the palette finds a connection, tokens, webhooks and jobs, whatever the accents, the order of the words and a slip @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  const made = await page.request.post("/api/frontend/account_organisation", {
    data: { sourceId: 21 },
  });
  const { id } = (await made.json()).data;
  const address = `/api/frontend/account_organisation/${id}`;
  expect((await page.request.put(address, { data: { name: "Café Zoë" } })).ok()).toBe(true);
  await navigate("/");
  const find = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill(typed);
  };
  await find("zoe cafe");
  await page.getByRole("option", { name: /^Café Zoë/ }).click();
  await expect(page).toHaveURL(`/app/connections/${id}`);
  await find("acess tokens");
  await page.getByRole("option", { name: "Access tokens" }).click();
  await expect(page).toHaveURL("/app/account#access-tokens");
  await expect(page.getByRole("heading", { name: "Access tokens" })).toBeInViewport();
  await find("webhoks");
  await page.getByRole("option", { name: "Webhooks" }).click();
  await expect(page).toHaveURL("/app/team/webhooks");
  await find("jobs");
  await page.getByRole("option", { name: "Jobs" }).click();
  await expect(page.getByRole("dialog", { name: "Jobs" })).toBeVisible();
  await page.keyboard.press("Escape");
  await find("x".repeat(100));
  const told = page.getByText(/^Nothing matches/);
  await expect(told).toBeVisible();
  expect(await told.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test("the palette puts a name that begins with it first, and takes Enter before the results are there @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  for (const name of ["Abbot Wholesalers", "Saltmarsh Brewing"]) {
    const answer = await page.request.post("/api/frontend/client", { data: { name } });
    expect(answer.ok()).toBe(true);
  }
  await navigate("/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("sal");
  await expect(page.getByRole("option").first()).toHaveText(/^Saltmarsh Brewing/);
  await expect(page.getByRole("option").nth(1)).toHaveText(/^Abbot Wholesalers/);
  await page.getByRole("combobox").fill("saltm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Saltmarsh Brewing" })).toBeVisible();

  await navigate("/");
  for (const [typed, found] of [
    ["account", "Account"],
    ["password", "Change password"],
    ["mfa", "Multi-factor authentication"],
  ] as const) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(typed);
    await expect(page.getByRole("option", { name: found })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("single keys lead to the list's search, the clients and a new client, and none fires while typing @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/app/clients");
  const search = page.getByRole("searchbox", { name: "Search clients" });
  await expect(search).toBeVisible();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type("n/gc?");
  await expect(search).toHaveValue("n/gc?");
  await search.fill("");
  await search.blur();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add client" })).toBeVisible();
});

test("? shows the shortcuts, Escape closes them, and focus comes back @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: /shortcuts/i });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the skip link is the first stop and leads to the content @long", async ({
  page,
  login,
  navigate,
}) => {
  await login();
  await navigate("/clients");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("when the server fails", () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test("the page says what went wrong and can be tried again @long", async ({
    page,
    login,
    navigate,
  }) => {
    await login();
    await page.route("**/api/frontend/client?*", (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, data: null, errors: [{ key: "root", message: "Request 1." }] },
      }),
    );
    await navigate("/clients");
    await expect(
      page.getByRole("heading", { level: 1, name: "Oops! Something went wrong!" }),
    ).toBeVisible();
    await page.unroute("**/api/frontend/client?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  });
});

for (const [width, tag] of [
  [390, ""],
  [360, " @long"],
] as const) {
  test.describe(`on a phone ${width} wide${tag}`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test("the tabs at the bottom lead everywhere and nothing is cut off", async ({
      page,
      login,
      navigate,
    }) => {
      await login();
      await navigate("/");
      const tabs = page.getByRole("navigation", { name: "Main" });
      for (const name of ["Clients", "Models", "Connections", "Home"]) {
        await tabs.getByRole("link", { name }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await overflowPx(page), `${name} is wider than the screen`).toBe(0);
      }
      for (const name of ["Team members", "Account"]) {
        await tabs.getByRole("button", { name: "More" }).click();
        await page.getByRole("menuitem", { name }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await overflowPx(page), `${name} is wider than the screen`).toBe(0);
      }
      await page.getByRole("button", { name: "Account menu" }).click();
      await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    });

    test("the palette shows a client's name whole and cuts the note after it @long", async ({
      page,
      team,
      login,
      navigate,
    }) => {
      const { name } = team.clients[0] ?? { name: "" };
      await login();
      await navigate("/");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").fill(name);
      const option = page.getByRole("option", { name });
      await expect(option).toBeVisible();
      expect(await cutPx(option.locator("> span").first())).toBe(0);
    });
  });
}

/** How much of a text is out of sight at its end. */
function cutPx(text: import("@playwright/test").Locator) {
  return text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** How far the page can be scrolled sideways. */
function overflowPx(page: import("@playwright/test").Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
