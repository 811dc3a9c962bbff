import { expect, test, vi } from "vitest";
import {
  figuresOf,
  isSaved,
  loaves,
  price,
  priceIn,
  rentIn,
  startDesk,
  startServer,
} from "#features/model/testing/desk-server.ts";
import { ApiError, noAnswer } from "#lib/api.ts";
import { countSignIns, isSignedInAgain, setInterruptions } from "#lib/interruptions.ts";

test("what is typed is saved by itself, also what is typed during a save", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  desk.document.edit([loaves(1, 120)]);
  expect(desk.hasUnsaved()).toBe(true);
  desk.tryAgain();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  desk.document.edit([loaves(2, 130)]);
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[100, 120, 130, 100], 5]);
});

test("a save whose answer is lost is asked again with the same id, and is one version", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.fail(noAnswer(), noAnswer());
  desk.document.edit([loaves(1, 120)]);
  await isSaved(desk);
  expect(new Set(server.asked).size).toBe(1);
  expect([server.asked.length, server.count()]).toEqual([3, 2]);
});

test("what others save appears beside what is typed here, and undo takes back one's own", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  desk.document.edit([loaves(1, 120)]);
  desk.hear(server.keep([price(6)], "Tom"));
  await isSaved(desk);
  expect(figuresOf(desk.document.state().document)).toEqual([[100, 120, 100, 100], 6]);
  desk.document.undo();
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[100, 100, 100, 100], 6]);
});

test("undo leaves what a colleague has saved since, in another month of the row and in the same one", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  desk.document.edit([priceIn(1, 7)]);
  await isSaved(desk);
  desk.document.edit([loaves(1, 21, 31)]);
  await isSaved(desk);
  desk.hear(server.keep([priceIn(3, 9), loaves(1, 22)], "Tom"));
  await vi.waitFor(() => expect(desk.document.state().document).toEqual(server.newest()));
  desk.document.undo();
  expect(desk.document.state().stays).toBe("Loaves, August 2026: Tom’s 22 stays.");
  desk.document.undo();
  expect(desk.document.state().stays).toBe("");
  await isSaved(desk);
  const left = [[100, 22, 100, 100], { figures: [5, 5, 5, 9], later: 5 }];
  expect(figuresOf(server.newest())).toEqual(left);
});

test("where both changed the same month a person decides for that month alone", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([loaves(1, 90)], "Tom");
  desk.document.edit([loaves(1, 120, 130)]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  const [conflict, ...more] = desk.conflicts();
  expect(more).toEqual([]);
  expect(conflict).toMatchObject({ mine: loaves(1, 120), theirName: "Tom" });
  expect(figuresOf(desk.document.state().document)).toEqual([[100, 120, 130, 100], 5]);

  desk.settle(new Set());
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[100, 90, 130, 100], 5]);
  expect(desk.document.state().document).toEqual(server.newest());
});

test("a figure typed over one that was saved meanwhile is asked about, and is made once decided", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  const opened = desk.document.state().document;
  desk.hear(server.keep([loaves(1, 8), loaves(3, 70)], "Priya"));
  await vi.waitFor(() => expect(desk.document.state().document).toEqual(server.newest()));

  expect(desk.edit([loaves(1, 9, 10)], opened)).toEqual([]);
  expect(desk.conflicts()).toMatchObject([{ mine: loaves(1, 9), theirName: "Priya" }]);
  expect([desk.status().kind, desk.hasUnsaved()]).toEqual(["conflict", true]);
  expect(desk.unsavedWords()).toEqual(["Loaves: August 2026 to September 2026 set to 9 and 10"]);
  expect(figuresOf(server.newest())[0]).toEqual([100, 8, 100, 70]);

  desk.settle(new Set(desk.conflicts().map(({ mine }) => mine)));
  expect(desk.conflicts()).toEqual([]);
  await isSaved(desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 9, 10, 70]);
  desk.document.undo();
  expect(figuresOf(desk.document.state().document)[0]).toEqual([100, 8, 100, 70]);
});

test("typed beside what was saved meanwhile, nobody is asked", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  const opened = desk.document.state().document;
  desk.hear(server.keep([loaves(1, 8)], "Priya"));
  await vi.waitFor(() => expect(desk.document.state().document).toEqual(server.newest()));
  desk.edit([loaves(2, 9)], opened);
  await isSaved(desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 8, 9, 100]);
});

test("what a person decides for is kept over what the other saved", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([price(7), loaves(0, 1)], "Tom");
  desk.document.edit([price(6), loaves(3, 4)]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  desk.settle(new Set(desk.conflicts().map(({ mine }) => mine)));
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[1, 100, 100, 4], 6]);
});

test("undo after deciding for one's own went back to before both; it takes back the decision alone", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([loaves(1, 90), loaves(3, 70)], "Tom");
  desk.document.edit([loaves(1, 120, 130)]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  desk.settle(new Set(desk.conflicts().map(({ mine }) => mine)));
  await isSaved(desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 120, 130, 70]);

  desk.document.undo();
  await isSaved(desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 90, 130, 70]);
  desk.document.redo();
  expect(figuresOf(desk.document.state().document)[0]).toEqual([100, 120, 130, 70]);
  desk.document.undo();
  desk.document.undo();
  expect(desk.document.state().stays).toBe("Loaves, August 2026: Tom’s 90 stays.");
  expect(figuresOf(desk.document.state().document)[0]).toEqual([100, 90, 100, 70]);
});

test("what came in while somebody had to decide was lost with the decision, and is kept", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([loaves(1, 90)], "Tom");
  desk.document.edit([loaves(1, 120)]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  desk.edit([loaves(2, 15)], desk.document.state().document);
  desk.settle(new Set());
  await isSaved(desk);
  expect(figuresOf(server.newest())[0]).toEqual([100, 90, 15, 100]);
});

test("two people who type over other calculated months of a line are not at odds", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([rentIn(1, 310)], "Tom");
  desk.document.edit([rentIn(3, 330)]);
  await isSaved(desk);
  expect(server.newest().overrides.map(({ from }) => from)).toEqual([1, 3]);
});

test("of calculated months that were typed over, the one is asked about that somebody else typed over too", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([rentIn(1, 310)], "Tom");
  desk.document.edit([rentIn(1, 320), rentIn(3, 330, "rentPerMonth")]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  expect(desk.conflicts()).toMatchObject([{ mine: rentIn(1, 320), theirName: "Tom" }]);
  desk.settle(new Set());
  await isSaved(desk);
  expect(server.newest().overrides.map(({ value }) => value)).toEqual([310, 330]);
});

test("two people who type into other months of a figure that held for all are not at odds", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([priceIn(1, 7)], "Tom");
  desk.document.edit([priceIn(2, 6)]);
  await isSaved(desk);
  expect(figuresOf(server.newest())[1]).toEqual({ figures: [5, 7, 6], later: 5 });
});

test("a refusal keeps what was typed, says why, and is tried again once it may be", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.fail(new ApiError(403, [{ key: "root", message: "To read it." }]));
  desk.document.edit([loaves(1, 120)]);
  const refused = { kind: "refused", message: "To read it.", mayCopy: true };
  await vi.waitFor(() => expect(desk.status()).toEqual(refused));
  expect(desk.hasUnsaved()).toBe(true);
  desk.tryAgain();
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[100, 120, 100, 100], 5]);
});

test("what is not saved can be told in words, months in a row as one, and nothing once it is saved", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.fail(new ApiError(404, [{ key: "root", message: "Model not found." }]));
  desk.document.edit([loaves(1, 120, 130), price(6)]);
  const words = [
    "Loaves: August 2026 to September 2026 set to 120 and 130",
    "Price of a loaf from 5 to 6",
  ];
  expect(desk.unsavedWords()).toEqual(words);
  await vi.waitFor(() => expect(desk.status()).toMatchObject({ kind: "refused", mayCopy: false }));
  expect(desk.unsavedWords()).toEqual(words);
  desk.tryAgain();
  await isSaved(desk);
  expect(desk.unsavedWords()).toEqual([]);
});

test("what is refused goes into a copy of the version it was typed in, once, however often it is asked for", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  const refusal = new ApiError(409, [{ key: "root", message: "This model is inactive." }]);
  server.fail(refusal);
  desk.document.edit([loaves(1, 120)]);
  await vi.waitFor(() => expect(desk.status()).toMatchObject({ kind: "refused", mayCopy: true }));
  server.keep([price(7)], "Tom");
  server.fail(noAnswer());
  await expect(desk.saveInCopy()).rejects.toThrow(ApiError);
  expect(await desk.saveInCopy()).toBe(1);
  expect([...server.copies.values()].map(figuresOf)).toEqual([[[100, 120, 100, 100], 5]]);
  expect(figuresOf(server.newest())).toEqual([[100, 100, 100, 100], 7]);
  desk.close();
  expect(desk.hasUnsaved()).toBe(false);
});

test("of two who changed the same, what the second typed can be told before it is decided", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.keep([loaves(1, 90)], "Tom");
  desk.document.edit([loaves(1, 120)]);
  await vi.waitFor(() => expect(desk.status().kind).toBe("conflict"));
  expect(desk.unsavedWords()).toEqual(["Loaves: August 2026 set to 120"]);
});

test("what a level may not change is kept and named, and all else is saved", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.lower(true);
  const entry = { line: "rentPerMonth", value: 350, from: 2, to: 2 };
  desk.document.edit([rentIn(2, 350), loaves(1, 120)]);
  const message =
    "Data Entry changes given figures. Not saved: Rent per month set to 350 in September 2026.";
  await vi.waitFor(() => expect(desk.status()).toMatchObject({ kind: "refused", message }));
  expect(server.newest().overrides).toEqual([]);
  expect(figuresOf(server.newest())).toEqual([[100, 120, 100, 100], 5]);
  expect([desk.hasUnsaved(), desk.document.state().document.overrides]).toEqual([true, [entry]]);

  desk.document.edit([loaves(2, 130)]);
  await vi.waitFor(() => expect(figuresOf(server.newest())[0]).toEqual([100, 120, 130, 100]));
  server.lower(false);
  desk.tryAgain();
  await isSaved(desk);
  expect(server.newest().overrides).toEqual([entry]);
});

test("what waits for a sign-in is saved by itself once the person has signed in", async () => {
  const server = startServer();
  const desk = await startDesk(server);
  server.fail(new ApiError(401, [{ key: "root", message: "Sign in." }]));
  desk.document.edit([loaves(1, 120)]);
  const message = "Sign in.";
  await vi.waitFor(() => expect(desk.status()).toMatchObject({ kind: "refused", message }));
  const takeBack = setInterruptions({ signInAgain: async () => true });
  await isSignedInAgain(countSignIns());
  takeBack();
  await isSaved(desk);
  expect(figuresOf(server.newest())).toEqual([[100, 120, 100, 100], 5]);
});
