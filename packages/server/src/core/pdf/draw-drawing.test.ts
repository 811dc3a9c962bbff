import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { drawChart } from "@app/charts/draw-chart";
import type { Drawing, TextMark } from "@app/charts/drawing";
import { examples } from "@app/charts/examples";
import { INK_TOKENS } from "@app/charts/ink-tokens";
import { measureInter } from "@app/charts/measure-text";
import { boxOf } from "@app/charts/sheet";
import PDFDocument from "pdfkit";
import { beforeAll, describe, expect, test } from "vitest";
import { drawDrawing } from "./draw-drawing.ts";
import { PAPER_INKS } from "./paper-inks.ts";

const MARGIN = 24;

/** One drawing to a page that is as large as it and its margin. */
async function pdfOf(drawings: readonly Drawing[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, tagged: true, pdfVersion: "1.7" });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (const drawing of drawings) {
    const size: [number, number] = [drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN];
    document.addPage({ size, margin: 0 });
    drawDrawing(document, drawing, { x: MARGIN, y: MARGIN });
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

test("the inks on paper are the light theme's tokens", () => {
  const css = readFileSync("packages/web/src/ui/styles/tokens.css", "utf8");
  const light = css.slice(css.indexOf(".light {"), css.indexOf(".dark {"));
  const colourOf = (token: string): string => {
    const [, value = ""] = new RegExp(`--${token}: ([^;]+);`).exec(light) ?? [];
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other ? colourOf(other) : value;
  };
  const tokens = Object.entries(INK_TOKENS).map(([ink, token]) => [ink, colourOf(token)]);
  expect(PAPER_INKS).toEqual(Object.fromEntries(tokens));
});

test("each drawing is a figure whose sentence can be read aloud", async () => {
  const drawing = drawChart(examples[0], { width: 480, height: 260 });
  const pdf = (await pdfOf([drawing])).toString("latin1");
  expect(pdf).toContain("/S /Figure");
  expect(pdf).toContain(`/Alt (${drawing.description.replace(/[()]/g, "\\$&")})`);
});

test("no comma of a figure is drawn under the 7 before it", () => {
  const page = new PDFDocument({ autoFirstPage: false, compress: false, tagged: true });
  let content = "";
  page.addPage();
  page.addContent = (piece) => {
    content += `${piece}\n`;
    return page;
  };
  const mark: TextMark = {
    ...{ kind: "text", id: "note", text: "1,117,131 in Feb-27", look: "note", anchor: "start" },
    ...{ x: 10, y: 20 },
  };
  const drawing = drawChart(examples[0], { width: 480, height: 260 });
  drawDrawing(page, { ...drawing, marks: [mark] }, { x: 0, y: 0 });
  expect(content).toMatch(/\[<[0-9a-f]+> 0\] TJ/);
});

/** A program of Debian's poppler-utils, which reads what is really in a PDF. */
function poppler(program: string, args: string[], input: Buffer = Buffer.alloc(0)) {
  const { error, stdout } = spawnSync(program, args, { input, maxBuffer: 1e8 });
  return error ? undefined : stdout.toString().trim();
}
const hasPoppler = poppler("pdftotext", ["-v"]) !== undefined;

describe.skipIf(!hasPoppler)("read back by poppler-utils", { timeout: 120_000 }, () => {
  const drawings = [720, 318].flatMap((width) =>
    examples.map((chart) => drawChart(chart, { width, height: 260 })),
  );
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await pdfOf(drawings);
  });

  test("every text of every kind stands where the drawing has it, and is no wider than measured", () => {
    const pages = wordsOf(poppler("pdftotext", ["-bbox", "-", "-"], pdf) ?? "");
    expect(pages).toHaveLength(drawings.length);
    for (const [index, { marks }] of drawings.entries()) {
      const texts = marks.filter((mark): mark is TextMark => mark.kind === "text");
      for (const mark of texts) {
        expect(placeOf(mark, pages[index] ?? [])).toEqual({ text: mark.text, isInPlace: true });
      }
    }
  });

  test("charts are vectors, and the three weights of Inter are embedded as far as they are used", () => {
    expect(poppler("pdfimages", ["-list", "-"], pdf)?.split("\n")).toHaveLength(2);
    const fonts = poppler("pdffonts", ["-"], pdf)?.split("\n").slice(2) ?? [];
    const embedded = fonts.map((line) =>
      /^\w+\+(Inter-\w+) .* (yes) +(yes) +(yes) /.exec(line)?.slice(1),
    );
    expect(embedded).toEqual(
      expect.arrayContaining([
        ["Inter-Regular", "yes", "yes", "yes"],
        ["Inter-Medium", "yes", "yes", "yes"],
        ["Inter-SemiBold", "yes", "yes", "yes"],
      ]),
    );
  });
});

type Word = { text: string; left: number; right: number; top: number; bottom: number };

function wordsOf(html: string): Word[][] {
  return html
    .split("<page ")
    .slice(1)
    .map((page) => {
      const words = page.matchAll(
        /<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g,
      );
      return [...words].map(([, left, top, right, bottom, text = ""]) => ({
        text: text.replace("&amp;", "&"),
        left: Number(left) - MARGIN,
        top: Number(top) - MARGIN,
        right: Number(right) - MARGIN,
        bottom: Number(bottom) - MARGIN,
      }));
    });
}

/** What stands in a text's box, and whether it begins, ends or has its middle where it should. */
function placeOf(mark: TextMark, words: readonly Word[]) {
  const box = boxOf(mark, measureInter);
  const found = words
    .filter(({ top, bottom }) => top < mark.y && mark.y < bottom)
    .filter(({ left, right }) => left > box.left - NEAR && right < box.right + NEAR)
    .sort((a, b) => a.left - b.left);
  const [left, right] = [found[0]?.left ?? 0, found.at(-1)?.right ?? 0];
  const at = { start: left, end: right, middle: (left + right) / 2 }[mark.anchor];
  const isNarrowEnough = right - left <= box.right - box.left + NEAR;
  return {
    text: found.map(({ text }) => text).join(" "),
    isInPlace: Math.abs(at - mark.x) < NEAR && isNarrowEnough,
  };
}

const NEAR = 0.6;
