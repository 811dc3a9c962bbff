/** What the demo's teams and support said to each other, with the minutes that their plans gave and the answers took. */
import { dayIn, startOfDay } from "@app/contract/billing-calendar";
import { DEMO_SIGN_INS } from "@app/contract/demo";
import { firstDayOf, monthOfDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import * as support from "#modules/support/support.ts";
import { grantMinutes } from "#modules/support-credit/support-credit.ts";
import { type Actor, actAlone, partsAt, type SeedParts } from "./acting.ts";
import { type DemoThread, type DemoWords, demoThreads } from "./demo-support.ts";
import { BOUGHT_DAYS_AGO, COMPANY_DAYS_AGO } from "./play-billing.ts";
import * as store from "./seed.store.ts";
import { workday } from "./workday.ts";

type Deed = { at: Date; play: () => Promise<unknown> };
type Playing = { parts: SeedParts; people: readonly Actor[] };

const EMAILS = [...DEMO_SIGN_INS.map(({ email }) => email), "ana@marlowetran.example"];
const READ_MINUTES = 25;

/** Played once, after what was bought: a balance is told in the order in which it came about. */
export async function playSupport(parts: SeedParts) {
  const people = await store.selectPeople(parts.storage, EMAILS);
  const playing = { parts, people };
  const deeds = [
    ...grants(playing, "Priya", BOUGHT_DAYS_AGO),
    ...grants(playing, "Helen", COMPANY_DAYS_AGO),
    ...demoThreads.flatMap((thread) => threadDeeds(playing, thread)),
  ].filter(({ at }) => at <= parts.now());
  deeds.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { play } of deeds) await play();
}

/** With the plan, and at the beginning of every month since. */
function grants({ parts, people }: Playing, admin: string, daysAgo: number): Deed[] {
  const { teamId } = personIn(people, admin).team;
  const bought = workday(parts.now(), daysAgo, [12, 0]);
  const month = monthOfDay(dayIn("UTC", bought));
  const since = [1, 2, 3, 4, 5].map((count) => startOfDay("UTC", firstDayOf(month + count)));
  return [bought, ...since].map((at) => ({
    at,
    play: () => grantMinutes(partsAt(parts, at), teamId),
  }));
}

function threadDeeds(playing: Playing, thread: DemoThread): Deed[] {
  const [request, ...replies] = thread.words;
  const last = thread.words.at(-1) ?? request;
  // Of the discussion once it is made.
  let id = 0;
  let parentTransactionId = 0;
  const asked = { body: request.text, images: [], private: false };
  return [
    said(playing, request, async (context) => {
      const made = await support.create(context, { subject: thread.subject, ...asked });
      ({ id, parentTransactionId } = made);
    }),
    ...replies.map((words) =>
      said(playing, words, (context) =>
        words.by === "Robin"
          ? support.answer(context, id, {
              ...{ body: words.text, minutes: words.minutes ?? 0, isBeyondCredit: false },
            })
          : support.reply(context, parentTransactionId, { body: words.text, images: [] }),
      ),
    ),
    ...(thread.isTaken
      ? [said(playing, { ...last, by: "Robin" }, (context) => support.setTaken(context, id, true))]
      : []),
    ...(thread.isClosed
      ? [
          said(
            playing,
            { ...last, by: request.by },
            (context) => readAndClose(context, id),
            READ_MINUTES,
          ),
        ]
      : []),
  ];
}

async function readAndClose(context: MemberContext, id: number) {
  const { replies } = await support.get(context, id);
  await support.markSeen(context, id, replies.at(-1)?.id ?? 0);
  await support.setClosed(context, id, true);
}

/** By one of the team, or by support across teams. */
function said(
  { parts, people }: Playing,
  { by, daysAgo, time: [hour, minute] }: DemoWords,
  deed: (context: MemberContext) => Promise<unknown>,
  minutesLater = 0,
): Deed {
  const at = workday(parts.now(), daysAgo, [hour, minute + minutesLater]);
  const play = () =>
    actAlone(parts, personIn(people, by), at, async (context) => {
      if (by === "Robin") await context.bind({ kind: "staff" });
      await deed(context);
    });
  return { at, play };
}

function personIn(people: readonly Actor[], firstName: string) {
  const person = people.find(({ name }) => name.startsWith(`${firstName} `));
  if (!person) throw new Error(`the demo has no ${firstName}`);
  return person;
}
