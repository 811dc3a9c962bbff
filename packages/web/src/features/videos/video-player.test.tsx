import { listVideoPlaces, listVideos, type Video } from "@app/contract/videos";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

const FILM: Video = {
  ...{ id: "scenarios", title: "Scenarios", about: "Cases.", category: "Models", position: 0 },
  ...{ seconds: 100, edition: "e1" },
  chapters: [{ at: 0, title: "What a scenario keeps" }],
  captions: [
    { at: 0, text: "Only what differs." },
    { at: 50, text: "All cases side by side." },
  ],
};

beforeEach(() => {
  app.answer(listVideos, () => ({ categories: [{ name: "Models", videos: [FILM] }] }));
  app.answer(listVideoPlaces, () => ({ items: [] }));
});
afterEach(() => vi.useRealTimers());

async function openPlayer() {
  app.open("/videos", ADMIN);
  const player = within(await screen.findByRole("region", { name: "Player" }));
  return {
    player,
    film: player.getByLabelText<HTMLVideoElement>("Scenarios"),
    controls: player.getByRole("group", { name: "Controls" }),
    button: (name: string) => player.getByRole("button", { name }),
  };
}

const isHidden = (controls: HTMLElement) => controls.classList.contains("opacity-0");
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("controls covered the film while it played, and now leave it after 2.5 seconds without a hand or a key", async () => {
  const { film, controls } = await openPlayer();
  vi.useFakeTimers();
  fireEvent.play(film);
  pass(2400);
  fireEvent.pointerMove(film, { screenX: 7 });
  pass(2400);
  expect(isHidden(controls)).toBe(false);
  pass(200);
  expect(isHidden(controls)).toBe(true);
  fireEvent.keyDown(document.body, { key: "Shift" });
  expect(isHidden(controls)).toBe(false);
  pass(2600);
  expect(isHidden(controls)).toBe(true);
  fireEvent.pause(film);
  pass(9000);
  expect(isHidden(controls)).toBe(false);
});

test("controls stay while somebody goes through them by keys", async () => {
  const { film, controls, button } = await openPlayer();
  vi.useFakeTimers();
  fireEvent.play(film);
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => button("Full screen").focus());
  pass(9000);
  expect(isHidden(controls)).toBe(false);
  act(() => button("Full screen").blur());
  pass(2600);
  expect(isHidden(controls)).toBe(true);
});

test("arrows go 5 seconds on and back wherever on the page one is, but not from a field", async () => {
  const { player, button } = await openPlayer();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  fireEvent.keyDown(button("Play"), { key: "ArrowRight" });
  fireEvent.keyDown(player.getByRole("slider", { name: "Position" }), { key: "ArrowRight" });
  expect(player.getByText("0:15 / 1:40")).toBeDefined();
  fireEvent.keyDown(screen.getByRole("link", { name: "Videos" }), { key: "ArrowLeft" });
  expect(player.getByText("0:10 / 1:40")).toBeDefined();
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "ArrowRight" });
  fireEvent.keyDown(player.getByRole("combobox", { name: "Speed" }), { key: "ArrowRight" });
  fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
  expect(player.getByText("0:10 / 1:40")).toBeDefined();
});

test("m led from a film to a new model; now no letter leaves the player, and m only after g its page", async () => {
  const { button } = await openPlayer();
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener("keydown", hear);
  fireEvent.keyDown(document.body, { key: "m" });
  for (const key of ["m", "n", "g", "h", "?"]) fireEvent.keyDown(button("Play"), { key });
  expect(heard).toEqual(["?"]);
  for (const key of ["g", "m"]) fireEvent.keyDown(document.body, { key });
  expect(heard).toEqual(["?", "g", "m"]);
  window.removeEventListener("keydown", hear);
});

test("the sentence that is said is rolled into sight within its text, unless somebody reads there", async () => {
  await openPlayer();
  const said = (name: string) => screen.getByRole("button", { name });
  const text = said("Only what differs.").parentElement as HTMLElement;
  const place = (top: number, bottom: number) => ({ top, bottom, height: bottom - top }) as DOMRect;
  text.getBoundingClientRect = () => place(100, 160);
  said("All cases side by side.").getBoundingClientRect = () => place(300, 320);
  fireEvent.click(said("All cases side by side."));
  expect(said("All cases side by side.").ariaCurrent).toBe("true");
  expect(text.scrollTop).toBe(180);
  text.scrollTop = 0;
  fireEvent.wheel(text);
  fireEvent.click(said("Only what differs."));
  fireEvent.click(said("All cases side by side."));
  expect(text.scrollTop).toBe(0);
});
