type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

/** A clock that stands still until a test moves it. */
export type TestClock = {
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  advance: (span: Span) => void;
};

const START = Date.parse("2030-01-15T09:00:00.000Z");

export function makeClock(): TestClock {
  let time = START;
  return {
    now: () => new Date(time),
    async wait(ms) {
      time += ms;
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
