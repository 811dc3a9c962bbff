import { Refusal } from "#core/refusal.ts";
import type { Change, OnChange } from "#core/team-changes.ts";
import { type EventLine, eventText, HEARTBEAT, resetText } from "./event-line.ts";

type Followed = {
  line: EventLine;
  pace: { heartbeatMs: number; lookEveryBeats: number };
  /** The place to go on from. */
  after: number;
  /** Whether a change may have made events. */
  isAbout(change: Change): boolean;
  /** Who reads. */
  userId: number | undefined;
  /** Calls back on changes until the line closes. */
  watch(onChange: OnChange): void;
  /** Refused once whoever reads may no longer. */
  since(after: number, limit: number): Promise<{ id: number; data: unknown }[]>;
  /** The place where the feed stands now. */
  head(): Promise<number>;
  checkAccess(): Promise<void>;
  onFailure(error: unknown): void;
};

/** Whoever lacks so many reads the lists again: that costs less than hearing of every one. */
const EVENTS_AT_ONCE = 100;

/** Sends what happens until the line ends, which its reader, a refusal or the server may do. */
export function followFeed(followed: Followed) {
  const { line, pace, isAbout, userId, watch, since, head, checkAccess, onFailure } = followed;
  let { after } = followed;
  let isRunning = false;
  /** What is still to be looked at: whether the reader may, and perhaps what there is for them. */
  const due = new Set<"access" | "events">();
  let beatCount = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  /** However often it is woken, one look is under way and at most one more to come. */
  async function wake(reason: "access" | "events") {
    due.add(reason);
    if (isRunning) return;
    isRunning = true;
    try {
      while (due.size > 0 && !line.isOver()) await look();
    } catch (error) {
      // The reader comes back by itself, and is refused by an envelope if that was the reason: a page
      // that is told to ask for all it shows learns it at once.
      if (!(error instanceof Refusal)) onFailure(error);
      line.end(error instanceof Refusal ? resetText(after) : "");
    }
    isRunning = false;
  }

  async function look() {
    const hasEvents = due.has("events");
    due.clear();
    if (hasEvents) await sendEvents();
    else await checkAccess();
  }

  /** What thousands of rows bring at once, as an import does, asks the database no more than a few do. */
  async function sendEvents() {
    const events = await since(after, EVENTS_AT_ONCE);
    const isFarBehind = events.length === EVENTS_AT_ONCE;
    after = isFarBehind ? await head() : (events.at(-1)?.id ?? after);
    const text = isFarBehind
      ? resetText(after)
      : events.map(({ id, data }) => eventText(id, data)).join("");
    if (text) await line.write(text);
  }

  /** Lines that were opened together do not stay so: the database is asked by a few at a time. */
  function beatLater() {
    heartbeat = setTimeout(beat, pace.heartbeatMs * (0.75 + Math.random() / 4)).unref();
  }

  async function beat() {
    beatCount += 1;
    await wake(beatCount % pace.lookEveryBeats === 0 ? "events" : "access");
    await line.write(HEARTBEAT);
    if (!line.isOver()) beatLater();
  }

  watch((changes) => {
    if (!changes || changes.some(isAbout)) void wake("events");
    else if (changes.some((change) => mayEndAccess(change, userId))) void wake("access");
  });
  line.readable.once("close", () => clearTimeout(heartbeat));
  void wake("events");
  beatLater();
}

/** What a change of these does to a reader's session it does to whoever made it alone. */
const OF_DOER = new Set(["session", "mfa", "password", "masquerade"]);
const OF_TEAM = new Set(["account", "subscription", "team"]);

/** Most of what a team does ends nobody's access; whatever else does is found by the next heartbeat. */
function mayEndAccess({ noun, userId }: Change, readerId: number | undefined) {
  return OF_TEAM.has(noun) || (OF_DOER.has(noun) && (userId ?? readerId) === readerId);
}
