import { PRIYA } from "#own-server.ts";
import { signIn } from "#sign-in.ts";
import type { Script } from "./script.ts";

export const inviteTeam: Script = {
  id: "invite-team",
  category: "Team and billing",
  title: "Invite your team",
  about: "Bring colleagues in, see what each more costs, and who may do what.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Who is in it");
    await film.open("/app/team", page.getByRole("heading", { level: 1 }));
    await film.say(
      "Everybody in the team is here, with their role and when they were last active.",
    );
    film.chapter("Invite");
    const dialog = page.getByRole("dialog");
    await film.click(page.getByRole("button", { name: "Invite people" }), dialog);
    await film.say("Enter addresses, several at once.");
    await film.type("noor@marlowetran.example");
    await film.say(
      "Before they go out you read how many places are taken, and whether anything more is charged.",
    );
    await film.say("The link in the e-mail works for that address alone.");
    await film.click(
      dialog.getByRole("button", { name: "Send invites" }),
      page.getByText("noor@marlowetran.example"),
    );
    await film.say(
      "Until it is accepted it waits here, for seven days, and can be sent again or deleted.",
    );
    film.chapter("A second factor");
    await film.pointAt(page.getByText("Required for everybody"));
    await film.say("An admin can ask everybody for a second factor at sign-in.");
  },
};

export const billing: Script = {
  id: "billing",
  category: "Team and billing",
  title: "Plans and invoices",
  about: "What a plan costs line by line, what is due today, and where the invoices are.",
  async play(film) {
    const { page } = film;
    await signIn(page, PRIYA);
    film.chapter("Your plan");
    await film.open("/app/subscription", page.getByRole("link", { name: "Amend subscription" }));
    await film.say("The plan, how long it runs, and what it costs at the next renewal, with GST.");
    await film.roll(380);
    await film.say("The same users on every other plan, so that you need no calculator.");
    film.chapter("Change it");
    await film.roll(-600);
    await film.click(
      page.getByRole("link", { name: "Amend subscription" }),
      page.getByRole("heading", { name: "What it costs" }),
    );
    await film.say(
      "The calculation stands beside what you choose, in the order in which it is made.",
    );
    const more = page.getByRole("button", { name: /more|add|increase|\+/i }).first();
    await film.click(more);
    await film.click(more);
    await film.say(
      "Six users: ten per cent off from five on, and only the days that are left are payable now.",
    );
    await film.say(
      "What is payable now stands there with GST, and the card that it is charged to.",
    );
    film.chapter("Invoices");
    await film.open(
      "/app/billing/history",
      page.getByRole("heading", { level: 1, name: "Billing" }),
    );
    await film.say("Every payment with its tax invoice as a PDF, before and after GST.");
    await film.click(page.getByRole("link", { name: /^Upcoming payments/ }));
    await film.say("And what will be due, and when, so that nothing comes as a surprise.");
  },
};
