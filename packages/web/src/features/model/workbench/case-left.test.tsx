import type { Edit } from "@app/engine/edits/edit";
import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { OpenDocument } from "#model/open-document.ts";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { CaseLeft } from "./case-left.tsx";

const GONE: Edit[] = [{ kind: "remove", place: "scenarios/slow" }];

async function lookAt(scenario: string) {
  const document = await openHere(bakery);
  const onLeft = vi.fn();
  render(<Page {...{ document, scenario, onLeft }} />);
  return { document, onLeft };
}

test("whoever removed the scenario they looked at was told that the address names none: they are at the base", async () => {
  const { document, onLeft } = await lookAt("slow");
  act(() => void document.edit(GONE));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(screen.queryByText(/address/)).toBeNull();
});

test("a scenario that a colleague removes is told with their name, and a wrong address as one", async () => {
  const { document, onLeft } = await lookAt("slow");
  const save = { authorName: "Tom Okafor", at: "2026-11-16T09:00:00Z", edits: GONE };
  act(() => void document.follow(GONE, [save]));
  await screen.findByText("Tom Okafor removed Slow summer. You see the base.");
  expect(onLeft).toHaveBeenCalledOnce();

  await lookAt("quick");
  await screen.findByText(/The scenario that this address names is not in the model/);
});

type PageProps = { document: OpenDocument; scenario: string; onLeft: () => void };

function Page({ document, scenario, onLeft }: PageProps) {
  const [shown, setShown] = useState<string | undefined>(scenario);
  const leave = () => {
    onLeft();
    setShown(undefined);
  };
  return <CaseLeft document={document} scenario={shown} onLeft={leave} />;
}
