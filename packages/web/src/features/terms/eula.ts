import type { TermsSection } from "./terms-section.ts";

/** What somebody agrees to by opening an account. A change is a new `TERMS_VERSION`. */
export const EULA: readonly TermsSection[] = [
  {
    heading: "Who agrees with whom",
    paragraphs: [
      "This agreement is between you, the firm or company you open the account for, and whoever runs this installation of Forecastle. By ticking the box you accept it for yourself and confirm that you may do so for your team.",
      "We note which version you accepted, and when.",
    ],
  },
  {
    heading: "What you may do",
    paragraphs: [
      "You may use Forecastle to make, keep and share forecasts for your own organisation and for your clients, with as many people as your subscription has places for. A sign-in is one person's and is not shared.",
      "You may not resell the service, try to get at other teams' data, or use it so that others can no longer use it. What we find that does, we stop.",
    ],
  },
  {
    heading: "Your figures stay yours",
    paragraphs: [
      "Everything you type, connect or upload stays yours or your client's. We use it to give you the service and for nothing else. An admin can export everything the team has at any time, also after the subscription has ended.",
      "You make sure that you may bring in what you bring in: a client's ledger is connected with the client's consent.",
    ],
  },
  {
    heading: "What a forecast is, and is not",
    paragraphs: [
      "A forecast is worked out from the drivers and the actual figures it is given. It balances by construction and says where each figure comes from. It does not know the future, and it is not advice, an audit or an assurance. You judge it before you rely on it or hand it on.",
    ],
  },
  {
    heading: "Trial, payment and end",
    paragraphs: [
      "A trial lasts 14 days, includes everything and asks for no card. Nothing is charged unless an admin of the team chooses a plan; what it costs is shown before.",
      "An admin may cancel at any time; the team then works on until the end of what is paid. After it ends, the team's data can be read and exported, and nothing in it can be changed.",
    ],
  },
  {
    heading: "What we answer for",
    paragraphs: [
      "We run the service with care, keep it safe as the privacy statement says, and repair what does not work. We answer for what we break by intent or gross negligence, and where the law lets nobody exclude it. Beyond that we answer, in one year, for at most what your team paid in that year, and not for profit you did not make.",
    ],
  },
  {
    heading: "Changes",
    paragraphs: [
      "Where this agreement changes, admins are told by e-mail 30 days before. Whoever does not agree may cancel before that and is paid back what is left.",
    ],
  },
];
