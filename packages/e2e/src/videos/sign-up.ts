import { expect, type Page } from "@playwright/test";
import type { Film } from "./film.ts";
import type { Script } from "./script.ts";

const EMAIL = "dana@finchokafor.example";

export const signUp: Script = {
  id: "sign-up",
  category: "Getting started",
  title: "Sign up and look around",
  about: "From an e-mail address to a team of your own, and where everything is.",
  async play(film) {
    const { page } = film;
    film.chapter("An e-mail address");
    await film.open("/app/signup", page.getByLabel("Work e-mail"));
    await film.say("A trial lasts 14 days and asks for no card.");
    await film.click(page.getByLabel("Work e-mail"));
    await film.type(EMAIL);
    await film.click(page.getByRole("button", { name: "Send me a code" }), page.getByLabel("Code"));
    await film.say("A code comes by e-mail. It proves that the address is yours.");
    await film.type(await mailedCode(page));
    film.chapter("You and your firm");
    await page.getByRole("heading", { name: "About you" }).waitFor();
    await film.say("Three short pages follow: who you are, your firm, and a password.");
    await fillIn(film, "Name", "Dana Whitfield");
    await film.click(page.getByRole("button", { name: "Continue" }), page.getByLabel("Firm name"));
    await fillIn(film, "Firm name", "Finch Okafor");
    const password = page.getByLabel("Password", { exact: true });
    await film.click(page.getByRole("button", { name: "Continue" }), password);
    film.chapter("A password that holds");
    await film.click(password);
    await film.type("a quiet harbour at noon");
    await film.say("Length counts, odd signs do not. The meter says how well it would hold.");
    await film.click(page.getByLabel(/I accept/));
    const start = page.getByRole("link", { name: "Start" });
    await film.click(page.getByRole("button", { name: "Open account" }), start);
    await film.say("The team is open. A tour leads from a sample ledger to a first forecast.");
    await film.click(start, page.getByRole("dialog", { name: /^Tour/ }));
    await film.say("You can skip it now, and go on with it from your menu whenever you like.");
    await film.click(page.getByRole("button", { name: "Skip the tour" }));
    film.chapter("Where everything is");
    await film.open("/app/", page.getByRole("heading", { level: 1, name: /^Good / }));
    await film.say("Home tells what to do first in a new team.");
    await film.pointAt(page.getByRole("link", { name: "Clients" }).first());
    await film.say("Clients, models and connections are on the left.");
    await film.press("ControlOrMeta+k", page.getByRole("dialog"));
    await film.say("Control and K, or Command and K, jumps to any page by its name.");
    await film.type("mod");
    await page.getByRole("option", { name: "New model" }).waitFor();
    await film.say("A few letters are enough, for a page as for something to do.");
  },
};

async function fillIn(film: Film, label: string, text: string) {
  await film.click(film.page.getByLabel(label));
  await film.type(text);
}

/** From the demo's own mailbox, once it is there. */
async function mailedCode({ request }: Page) {
  const read = async (address: string) => (await request.get(address)).text();
  const row = new RegExp(`${EMAIL}</td><td><a href="([^"]+)"`);
  const letter = async () => row.exec(await read("/dev/mail"))?.[1] ?? "";
  await expect.poll(letter, { timeout: 60_000 }).not.toBe("");
  const [, code = ""] = /<pre>.*?\b(\d{6})\b/s.exec(await read(await letter())) ?? [];
  return code;
}
