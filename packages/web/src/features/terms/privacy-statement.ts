import type { TermsSection } from "./terms-section.ts";

/** What is kept of people, why and for how long. A change is a new `TERMS_VERSION`. */
export const PRIVACY_STATEMENT: readonly TermsSection[] = [
  {
    heading: "What we keep of you",
    paragraphs: [
      "Your e-mail address, name and, if you give them, job title, phone, country, industry, company size and picture. Your password only as a hash, from which it cannot be read. The secret of your authenticator app encrypted.",
      "Where you are signed in: the kind of browser, its network address and when it was last used. You see the list under Account and can sign any of them out.",
    ],
  },
  {
    heading: "What we keep of your work",
    paragraphs: [
      "Models with all their versions, clients, connections to ledgers and the figures read from them. What lets us read a ledger is encrypted and shown to nobody.",
      "What you write to support, with its pictures: a picture is drawn anew, so that nothing else of its file is kept. Your team sees it, or only the people you choose when you make it private, and so do the people who answer. Answers and replies go by e-mail to those in the discussion. A picture that is never sent is erased after a day.",
      "Which of our videos you watched and how far, so that they go on where you left. Nobody else in your team is shown it.",
      "A trail of who changed what and when, which no one can alter unnoticed. Colleagues see of it what concerns their team.",
    ],
  },
  {
    heading: "What we keep of billing",
    paragraphs: [
      "Whom invoices are made out to, with address, tax number and the e-mail addresses they go to; invoices, payments, refunds and the minutes of support you were given and used. Admins of your team see it, and everybody in it the minutes. What was invoiced, paid and used is never altered: what was wrong is put right by another entry.",
      "Of a card its brand, last four digits and expiry, and the payment provider's name for it. The number itself is typed into a field of the provider's and never reaches us.",
    ],
  },
  {
    heading: "What we keep of readers of a report",
    paragraphs: [
      "Of somebody a report is shared with by e-mail: name and address, how often they opened it and when last, up to which note they have read, and whether they want letters. Of a link only its name, how often it was opened and when last. The team that shared the report sees this.",
      "Notes and replies with the name they were written under. A reader's browser keeps a secret by which they can change their own notes, and which notes it has seen.",
    ],
  },
  {
    heading: "What we do not do",
    paragraphs: [
      "We show no advertising, set no cookie that follows you, sell nothing about you, and train nothing on your figures. Pages load nothing from other companies, except those on which a card is entered or a payment approved: there the payment provider's own script runs.",
    ],
  },
  {
    heading: "Cookies",
    paragraphs: [
      "Only those that signing in needs: one for the session, one that knows this browser as yours, and one while you sign up or sign in through a provider. They are sent to this service alone.",
    ],
  },
  {
    heading: "In your browser",
    paragraphs: [
      "What you typed and is not saved or sent yet, until it is; signing out erases what was meant for support. The last five models that you opened, to be read without a line, for seven days at most; signing out erases them, as does anybody else's sign-in. Neither is sent anywhere but to this service.",
    ],
  },
  {
    heading: "Who sees it",
    paragraphs: [
      "The people of your team, as far as each model and connection lets them, and whoever you share one with. The people who run the service see a customer's screen only to help, read-only unless you asked for more, and every such visit is recorded.",
      "Where you sign in through an accounting provider or connect a ledger, that provider learns that you did.",
    ],
  },
  {
    heading: "How long",
    paragraphs: [
      "As long as the team has a subscription, and afterwards until it asks for deletion. A sign-up that is not finished is forgotten after two hours, a session after seven days.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      "You may see and correct what we keep of you under Account, take it with you by Export everything, and ask us to delete it. If you think that we do wrong, you may turn to the data protection authority where you live.",
    ],
  },
];
