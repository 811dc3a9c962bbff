/** The pages that the tour passes, in its order, and what it says at each: the first target that is there. */
export type Hint = {
  /** What the light falls on. */
  target: string;
  title: string;
  text: string;
  /** Where "Next" leads; without it, what the light falls on does. */
  next?: (pathname: string) => string;
};

export type Stop = { step: number; isAt: RegExp; hints: Hint[]; isLast?: true };

export const STEP_COUNT = 6;

/** Our own sample company, as a source. */
const SAMPLE_PATH = "/connections/add?source=21";

const STOPS: Stop[] = [
  {
    step: 1,
    isAt: /^\/$/,
    hints: [
      {
        target: "[data-tour=ledger]",
        title: "Start with a ledger",
        text: "Connect your own now, or press Next: the tour takes a sample company, which you can delete afterwards.",
        next: () => SAMPLE_PATH,
      },
    ],
  },
  {
    step: 1,
    isAt: /^\/connections\/add$/,
    hints: [
      {
        target: "[data-tour=connect]",
        title: "Connect the sample",
        text: "A café with two years of books. It is read like any ledger, held to seven checks.",
      },
      {
        target: "[data-tour=read]",
        title: "The books are read",
        text: "To the cent, or it would be refused. Some accounts have no line in a model yet: map them.",
      },
    ],
  },
  {
    step: 2,
    isAt: /^\/connections\/\d+\/mapping$/,
    hints: [
      {
        target: "[data-tour=make-forecast]",
        title: "Every account has its line",
        text: "That is all a forecast needs. Make one from the books.",
      },
      {
        target: "[data-tour=accounts]",
        title: "Give each account a line",
        text: "Take the suggestion of each at the top by the tick at its end, see what moves, and save.",
      },
    ],
  },
  {
    step: 3,
    isAt: /^\/connections\/\d+\/quick_model$/,
    hints: [
      {
        target: "[data-tour=open-forecast]",
        title: "A forecast from the books",
        text: "Each driver is fitted to what was, and says how. Change any, or open it as it is.",
      },
    ],
  },
  {
    step: 4,
    isAt: /^\/models\/\d+$/,
    hints: [
      {
        target: "nav a[href$='/drivers'], [role=tablist] a[href$='/drivers'], a[href$='/drivers']",
        title: "Your first forecast",
        text: "Three statements that balance. What they run on are the drivers.",
        next: (pathname) => `${pathname}/drivers`,
      },
    ],
  },
  {
    step: 4,
    isAt: /^\/models\/\d+\/drivers$/,
    hints: [
      {
        target: "a[href$='/scenarios']",
        title: "Change a driver",
        text: "Type over a blue figure and read at the foot what it does to cash. Undo takes it back.",
        next: (pathname) => pathname.replace(/drivers$/, "scenarios"),
      },
    ],
  },
  {
    step: 5,
    isAt: /^\/models\/\d+\/scenarios$/,
    hints: [
      {
        target: "[data-tour=scenario]",
        title: "What if",
        text: "A scenario changes some drivers and follows the base in all else. Add one, and see both side by side.",
        next: (pathname) => pathname.replace(/scenarios$/, "reports"),
      },
    ],
  },
  {
    step: 6,
    isAt: /^\/models\/\d+\/reports$/,
    isLast: true,
    hints: [
      {
        target: "[data-tour=report]",
        title: "Tell others",
        text: "One click makes a report of it. Change its words, publish it, and send a link: readers need no account.",
      },
    ],
  },
];

export function stopAt(pathname: string): Stop | undefined {
  return STOPS.find(({ isAt }) => isAt.test(pathname));
}
