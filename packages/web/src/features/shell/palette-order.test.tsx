import { listVideos } from "@app/contract/videos";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

const SAID = "Closing cash looks right, so log it and send it out.";
const VIDEO = {
  ...{ id: "first", title: "Your first model", about: "", category: "Models" },
  captions: [{ at: 0, text: SAID }],
};

test.each([
  ["log out", "Sign out"],
  ["closing cash", "Portfolio"],
])("“%s” found a video first, in which it is said: it finds %s first", async (text, label) => {
  Element.prototype.scrollIntoView = () => {};
  app.answer(listVideos, () => ({ categories: [{ name: "Models", videos: [VIDEO] }] }));
  app.open("/no/such/page", ADMIN);
  await screen.findByRole("link", { name: "Go to the homepage" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox"), text);
  await screen.findByRole("option", { name: /^Your first model/ });
  const [first] = screen.getAllByRole("option");
  expect(first?.textContent).toBe(label);
});
