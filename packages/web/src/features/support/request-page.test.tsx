import { uploadSupportImage } from "@app/contract/support";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#lib/kept-drafts.ts";
import { ADMIN } from "#testing/people.ts";
import { testApp } from "#testing/test-app.tsx";

const app = testApp();

beforeEach(() => localStorage.clear());

function keepBefore(place: string, subject: string) {
  const values = { subject, body: "Why?", private: false, images: [] };
  const kept = JSON.stringify({ at: new Date().toISOString(), values });
  localStorage.setItem(`draft-1-1-${place}`, kept);
}

const subjectField = () => screen.getByLabelText<HTMLInputElement>("Subject");

test("Back and Forward between two letters left the words of one over the other's draft: each has its own", async () => {
  keepBefore("request", "A letter");
  keepBefore("request Cash", "Cash in March");
  const history = app.open("/support/request", ADMIN);
  expect((await screen.findByLabelText<HTMLInputElement>("Subject")).value).toBe("A letter");
  history.push("/app/support/request?subject=Cash");
  await waitFor(() => expect(subjectField().value).toBe("Cash in March"));
  history.back();
  await waitFor(() => expect(subjectField().value).toBe("A letter"));
  expect(readDraft("request")?.values).toMatchObject({ subject: "A letter" });
  expect(readDraft("request Cash")?.values).toMatchObject({ subject: "Cash in March" });
});

test("a picture that was still on its way when its letter was discarded came into the next one: it comes into none", async () => {
  let arrive = (_: Response) => {};
  const upload = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const others = fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    address.includes(uploadSupportImage.path) ? upload : others(address, init),
  );
  keepBefore("request", "A letter");
  app.open("/support/request", ADMIN);
  const image = await screen.findByLabelText(/Add an image/);
  await userEvent.upload(image, new File(["x"], "checks.png", { type: "image/png" }));
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send request" });
  expect(send.disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(document.activeElement).toBe(subjectField());
  expect(send.disabled).toBe(false);

  const data = { name: "1.webp", fileName: "checks.webp", byteCount: 1_000 };
  arrive(Response.json({ success: true, data, errors: [] }));
  await userEvent.type(subjectField(), "Another");
  expect(screen.queryByText("checks.webp")).toBeNull();
  expect(send.disabled).toBe(false);
});
