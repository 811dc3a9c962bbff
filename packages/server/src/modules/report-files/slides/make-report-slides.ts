/** An edition in one case as slides to present and to go on writing: every figure is the screen's. */
import { COMMUNITY_MARK } from "@app/contract/report-view";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { Look } from "#core/pdf/look.ts";
import { defineTask } from "#core/task.ts";
import {
  type EditionFacts,
  type FileAsked,
  openAsked,
  PAGES_MAX,
  versionText,
} from "#modules/report-files/edition-facts.ts";
import { fitStanding, tellStanding } from "#modules/report-files/told-checks.ts";
import { type Deck, MARGIN, openDeck, WIDTH } from "./deck.ts";
import { accentOf } from "./deck-inks.ts";
import { plainTexts } from "./plain-texts.ts";
import { putPage, putToldInColumns, toldPieces } from "./slide-blocks.ts";
import { keepContents, putContents, putCover, type Start } from "./slide-cover.ts";

export const makeReportSlides = defineTask({
  name: "make_report_slides",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  async run(asked: FileAsked) {
    const opened = openAsked(asked);
    if (!opened) return "missing";
    return putTogether(plainTexts(opened.own), plainTexts(opened.facts));
  },
});

async function putTogether(own: RenderedCase, facts: EditionFacts) {
  const { title, teamName, publishedAt } = facts;
  const deck = openDeck({
    title,
    author: teamName,
    madeAt: publishedAt,
    putFoot: footOf(facts, own),
  });
  putCover(deck, facts);
  const contents = keepContents(deck, own.pages.length);
  if (own.checks.isBlocked) putFaults(deck, own);
  const starts: Start[] = [];
  for (const page of own.pages) {
    starts.push({ title: page.title, slideNumber: deck.slideCount() + 1 });
    putPage(deck, page, own);
    if (deck.slideCount() > PAGES_MAX) return "too long";
  }
  putContents(contents, starts);
  return deck.bytes();
}

/** Before any figure that does not hold. */
function putFaults(deck: Deck, { checks }: RenderedCase) {
  deck.newSlide({ title: "These figures do not hold." });
  putToldInColumns(
    deck,
    checks.faults.map((text) => ({ sign: "fails", text })),
  );
}

const FOOT: Look = { size: 9 };

/** What stands at the foot of every slide: how its figures stand, which case, whose it is. */
function footOf(facts: EditionFacts, { checks }: RenderedCase) {
  const width = WIDTH - 80;
  const { shown, more } = fitStanding(tellStanding(checks), width, FOOT);
  const standing = [
    ...shown.flatMap((told, at) => [
      ...(at > 0 ? [{ text: "    ", look: FOOT }] : []),
      ...toldPieces(told, FOOT),
    ]),
    ...(more ? [{ text: `    ${more.text}`, look: FOOT }] : []),
  ];
  const quiet: Look = { ...FOOT, ink: "text-quiet" };
  const about = [
    { text: `${facts.caseName}, ${facts.currency}. `, look: { ...FOOT, weight: 600 as const } },
    { text: versionText(facts), look: quiet },
    ...(facts.isCommunity ? [{ text: ` ${COMMUNITY_MARK}.`, look: quiet }] : []),
  ];
  return (deck: Deck) => {
    deck.rule(492, accentOf(facts));
    const box = { x: MARGIN, y: 497, width, height: 28 };
    deck.put([{ pieces: standing, gap: 2 }, { pieces: about }], box);
  };
}
