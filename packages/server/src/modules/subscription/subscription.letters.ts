import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";

type News = {
  subject: string;
  /** What happened, as the team's admins read it. */
  tell: (byName: string, team: string, until: string, payment: string) => string;
  /** What there is to be done about it. */
  step?: "pay" | "settle" | "choose";
  /** Told of before it happens. */
  isAhead?: boolean;
};

const PAID_FOR =
  "What is to be paid comes with its invoice, and what a card paid with its receipt.";

const NEWS: Readonly<Record<string, News>> = {
  "subscription.amend": {
    subject: "Your subscription changed",
    tell: (byName, team) =>
      `${byName} changed the plan or the number of users of ${team}. ${PAID_FOR}`,
  },
  "subscription.choose_community": {
    subject: "Your team has Community",
    tell: (byName, team) =>
      `${byName} chose Community for ${team}: free, for one user and one model. Reports, PDFs and slides say what they were made with.`,
  },
  "subscription.cancel": {
    subject: "Your subscription was cancelled",
    tell: (byName, team, until, payment) =>
      `${byName} cancelled the subscription of ${team}. ${payment} Until ${until} this can be taken back.`,
  },
  "subscription.reactivate": {
    subject: "Your subscription goes on",
    tell: (byName, team) => `${byName} took back the cancellation of ${team}.`,
  },
  "subscription.purchase_unlimited_models": {
    subject: "Your team has unlimited models",
    tell: (byName, team) => `${byName} bought unlimited models for ${team}. ${PAID_FOR}`,
  },
  "subscription.set_unlimited_models_renewal": {
    subject: "How your unlimited models go on",
    tell: (byName, team, until) =>
      `${byName} changed how unlimited models go on for ${team}. ${until}`,
  },
  "subscription.end_unlimited_models": {
    subject: "Unlimited models have ended",
    tell: (_byName, team, until) => `Unlimited models of ${team} ended with ${until}`,
  },
  "subscription.payment_declined": {
    subject: "A payment did not go through",
    tell: (_byName, team, _until, payment) => `A payment of ${team} did not go through. ${payment}`,
    step: "pay",
  },
  "subscription.payment_returned": {
    subject: "A payment is paid back",
    tell: (_byName, team) =>
      `A card of ${team} was charged for something that changed meanwhile. Nothing was bought, and the amount is paid back to the card.`,
  },
  "subscription.past_due": {
    subject: "A payment is overdue",
    tell: (_byName, team, until, payment) =>
      `A payment of ${team} is overdue. ${payment && `${payment} `}${until} What is overdue, and how to pay it, is on Subscription.`,
    step: "settle",
  },
  "subscription.settled": {
    subject: "Nothing is overdue any more",
    tell: (_byName, team) => `Nothing of ${team} is overdue any more. Everything works.`,
  },
  "subscription.end": {
    subject: "Your subscription has ended",
    tell: (_byName, team, _until, payment) =>
      `The subscription of ${team} has ended. ${payment && `${payment} `}You can read and export everything, and choose a plan to go on, or Community, which is free for one user and one model.`,
    step: "choose",
  },
  "subscription.trial_ends": {
    subject: "Your trial ends soon",
    tell: (_byName, team, until) =>
      `The trial of ${team} works until ${until}. Choose a plan to go on, or Community, which is free for one user and one model. Nothing is charged before you choose, and nothing is deleted after.`,
    step: "choose",
    isAhead: true,
  },
};

const STEPS = {
  pay: { label: "Pay now", page: "billing/upcoming_payments" },
  /** Where who keeps no card finds a way to pay, too. */
  settle: { label: "Pay now", page: "subscription" },
  choose: { label: "Choose a plan", page: "subscription" },
};

function stepLink(publicUrl: string, step: keyof typeof STEPS) {
  const { label, page } = STEPS[step];
  return { label, url: `${publicUrl}/app/${page}` };
}

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
    draft: ({ payload, at }, { settings }) => {
      const { action = "", byName = "", teamName, until = "", payment = "" } = payload;
      const news = NEWS[action];
      if (news === undefined) return undefined;
      return {
        subject: news.subject,
        before: [
          news.tell(byName, `the team “${teamName}” in ${BRAND}`, until, payment),
          ...(news.isAhead ? [] : [`This was on ${momentOf(at)}.`]),
        ],
        ...(news.step && { link: stepLink(settings.publicUrl, news.step) }),
        after: ["You get this because you are an admin of the team."],
      };
    },
  },
};
