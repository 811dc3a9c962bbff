/**
 * A recording of the app, made of still pictures: each lies as long as its words take to read, whatever the machine took
 * to come to it. So a busy machine and an idle one make the same film.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { VideoCaption, VideoChapter } from "@app/contract/videos";
import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { drawPointer, type Point } from "./pointer.ts";

const FRAMES_A_SECOND = 20;
const FRAME = 1 / FRAMES_A_SECOND;
/** How long a hand takes from one place to another, how long a click is seen, and what came of it before words go on. */
const MOVE = 0.6;
const PRESS = 0.2;
const AFTER = 0.7;
/** Below what stays at a page's top. */
const ROLLED_TO = 190;
/** A slow reader's pace. */
const CHARACTERS_A_SECOND = 15;
const LEAST_READ = 2.2;

export type Still = { file: string; seconds: number };

export type Film = ReturnType<typeof beginFilm>;

export function beginFilm(page: Page, folder: string) {
  const stills: Still[] = [];
  const chapters: VideoChapter[] = [];
  const captions: VideoCaption[] = [];
  let now = 0;
  let hand: Point = { x: 640, y: 420 };
  let camera: CDPSession | undefined;

  /** The page as it is, for so long. */
  async function still(seconds: number, isPressed = false) {
    camera ??= await openCamera(page, folder);
    await drawPointer(page, hand, isPressed);
    const { data } = await camera.send("Page.captureScreenshot", { optimizeForSpeed: true });
    const file = path.join(folder, `${String(stills.length).padStart(5, "0")}.png`);
    await writeFile(file, Buffer.from(data, "base64"));
    stills.push({ file, seconds });
    now += seconds;
  }

  async function moveTo(to: Point) {
    const from = hand;
    const steps = MOVE * FRAMES_A_SECOND;
    for (let step = 1; step <= steps; step += 1) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      hand = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await page.mouse.move(hand.x, hand.y);
      await still(FRAME);
    }
  }

  /** Nothing is on its way to or from the server. */
  async function quiet() {
    const waits = page.getByRole("status").filter({ hasText: /Loading|Saving/ });
    await expect(waits.or(page.locator("[aria-busy=true]"))).toHaveCount(0);
  }

  /** What should come is there, and nothing else is still to come. */
  async function settled(...seen: Locator[]) {
    for (const each of seen) await expect(each).toBeVisible();
    await quiet();
    await still(AFTER);
  }

  async function pointAt(target: Locator) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`There is nothing to point at: ${target}`);
    await moveTo({ x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 });
  }

  return {
    page,
    chapter(title: string) {
      chapters.push({ at: now, title });
    },
    /** What is told of the page as it is; stays until more is told. */
    async say(text: string) {
      await quiet();
      captions.push({ at: now, text });
      await still(Math.max(LEAST_READ, text.length / CHARACTERS_A_SECOND + 0.8));
    },
    /** The hand goes there, clicks, and the film goes on once what should come of it is seen. */
    async click(target: Locator, ...then: Locator[]) {
      await pointAt(target);
      await still(PRESS, true);
      await target.click();
      await settled(...then);
    },
    pointAt,
    /** By hand, letter by letter, at the place that was clicked before. */
    async type(text: string) {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await still(FRAME);
      }
      await still(AFTER / 2);
    },
    async press(key: string, ...then: Locator[]) {
      await page.keyboard.press(key);
      await settled(...then);
    },
    /** Rolls the page under the hand by so many pixels. */
    async roll(pixels: number) {
      const steps = 12;
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.wheel(0, pixels / steps);
        await still(FRAME);
      }
      await still(AFTER);
    },
    /** The page under the hand moves until something stands at its top. */
    async rollTo(target: Locator) {
      const box = await target.boundingBox();
      await this.roll((box?.y ?? 0) - ROLLED_TO);
    },
    /** Another page at once, where the way there is not what is told. */
    async open(address: string, seen: Locator) {
      await page.goto(address);
      await settled(seen);
    },
    /** All that was recorded. */
    end: () => ({ stills, chapters, captions, seconds: now }),
  };
}

async function openCamera(page: Page, folder: string) {
  await mkdir(folder, { recursive: true });
  return page.context().newCDPSession(page);
}
