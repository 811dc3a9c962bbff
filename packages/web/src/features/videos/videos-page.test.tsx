import { listVideoPlaces, listVideos, type Video } from "@app/contract/videos";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

function videoOf(id: string, title: string, category: Video["category"], text: string): Video {
  return {
    ...{ id, title, about: `All of ${id}.`, category, position: 0, seconds: 100, edition: "e1" },
    chapters: [
      { at: 0, title: `${title} begins` },
      { at: 40, title: `${title} ends` },
    ],
    captions: [
      { at: 0, text },
      { at: 40, text: "And that is all." },
    ],
  };
}

const SIGN_UP = videoOf("sign-up", "Sign up", "Getting started", "A code comes by e-mail.");
const SCENARIOS = videoOf("scenarios", "Scenarios", "Models", "Each bar is one driver.");
const begun = { videoId: "scenarios", seconds: 41, isWatched: false, at: "2026-11-13T09:00:00Z" };

beforeEach(() => {
  app.answer(listVideos, () => ({
    categories: [
      { name: "Getting started", videos: [SIGN_UP] },
      { name: "Models", videos: [SCENARIOS] },
    ],
  }));
  app.answer(listVideoPlaces, () => ({ items: [begun] }));
});

const shelf = (name: string) => within(screen.getByRole("region", { name }));

test("what was begun last is ready to go on, and every shelf says how one stands with its videos", async () => {
  app.open("/videos", ADMIN);
  expect(await screen.findByRole("heading", { level: 2, name: "Scenarios" })).toBeDefined();
  expect(screen.getByText("Goes on at 0:41")).toBeDefined();
  expect(screen.getByText("0:41 / 1:40")).toBeDefined();
  expect(shelf("Go on watching").getByText("0:59 left")).toBeDefined();
  expect(shelf("Getting started").getByText("2 chapters")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(screen.getByText("0:00 / 1:40")).toBeDefined();
});

test("a chapter or a sentence that is chosen is gone to, and is the one that holds", async () => {
  app.open("/videos?video=sign-up", ADMIN);
  fireEvent.click(await screen.findByRole("button", { name: /0:40.*Sign up ends/ }));
  expect(screen.getByRole("button", { name: /Sign up ends/ }).ariaCurrent).toBe("true");
  expect(screen.getByLabelText("Seen")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "A code comes by e-mail." }));
  expect(screen.getByRole("button", { name: /Sign up begins/ }).ariaCurrent).toBe("true");
});

test("what is looked for is found in what is said, with that sentence", async () => {
  app.open("/videos?search=driver", ADMIN);
  expect(await screen.findByText("“Each bar is one driver.”")).toBeDefined();
  expect(shelf("Found").queryByText("Sign up")).toBeNull();
});

test("nothing found leads to support, with the words", async () => {
  app.open("/videos?search=zebra", ADMIN);
  expect(await screen.findByText("Nothing about “zebra”")).toBeDefined();
  const ask = screen.getByRole("link", { name: "Ask support" });
  expect(ask.getAttribute("href")).toBe("/app/support/request?subject=A+video+about+zebra");
});

test("without recordings the page says who makes them", async () => {
  app.answer(listVideos, () => ({ categories: [] }));
  app.open("/videos", ADMIN);
  expect(await screen.findByText("No videos here yet")).toBeDefined();
});

test("without an answer about places the films are there all the same", async () => {
  app.answer(listVideoPlaces, () => {
    throw new Error("away");
  });
  app.open("/videos", ADMIN);
  expect(await screen.findByRole("heading", { level: 2, name: "Sign up" })).toBeDefined();
});
