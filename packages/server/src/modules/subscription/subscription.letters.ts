import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";

type News = (byName: string, team: string) => string;

/** What happened, as the team's admins read it. */
const NEWS: Readonly<Record<string, News>> = {
  "subscription.amend": (byName, team) =>
    `${byName} changed the plan or the number of users of ${team}.`,
  "subscription.cancel": (byName, team) => `${byName} cancelled the subscription of ${team}.`,
  "subscription.reactivate": (byName, team) => `${byName} took back the cancellation of ${team}.`,
  "subscription.purchase_unlimited_models": (byName, team) =>
    `${byName} bought unlimited models for ${team}.`,
  "subscription.payment_declined": (_byName, team) =>
    `A payment of ${team} was declined. It is tried again 3 and 7 days after it was due; another card is charged at once.`,
  "subscription.payment_returned": (_byName, team) =>
    `A card of ${team} was charged for something that changed meanwhile. Nothing was bought, and the amount is paid back to the card.`,
  "subscription.past_due": (_byName, team) =>
    `A payment of ${team} is overdue. Everything works for 14 days more; then you can read, export and pay. A card that you enter is charged at once.`,
  "subscription.settled": (_byName, team) =>
    `What was overdue of ${team} is paid. Everything works.`,
  "subscription.end": (_byName, team) =>
    `The subscription of ${team} has ended. You can read and export everything, and choose a plan to go on.`,
};

export const subscriptionLetters: LetterKinds = {
  unlimited_models_request: {
    draft: ({ payload: { byName, teamName, by } }) => ({
      subject: "Somebody asks for unlimited models",
      before: [
        `${byName} asks for unlimited models for the team “${teamName}” in ${BRAND}, paid by the ${by}.`,
        "An admin can buy them; nothing was bought yet.",
      ],
    }),
  },
  subscription_outgrown: {
    draft: ({ payload: { byName, teamName, users, paid, cost, when } }, { settings }) => ({
      subject: "Your team has more people than it pays for",
      before: [
        `${byName} joined the team “${teamName}” in ${BRAND}. ${users} people are in it, and ${paid} are paid for until the renewal.`,
        `Nothing is charged today. From ${when} on the team renews for ${users} users at ${cost} before tax. Remove people before then, and set the renewal to fewer, to pay for fewer.`,
      ],
      link: { label: "See the subscription", url: `${settings.publicUrl}/app/subscription` },
      after: ["You get this because you are an admin of the team."],
    }),
  },
  subscription_changed: {
    draft: ({ payload: { action = "", byName = "", teamName }, at }) => {
      const news = NEWS[action]?.(byName, `the team “${teamName}” in ${BRAND}`);
      if (news === undefined) return undefined;
      return {
        subject: "Your subscription changed",
        before: [news, `This was on ${momentOf(at)}. What is to be paid comes with its invoice.`],
        after: ["You get this because you are an admin of the team."],
      };
    },
  },
};
