import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { exactText } from "@app/engine/why/digits";
import { figureText } from "@app/engine/why/driver-words";
import type { DriverBehind } from "@app/engine/why/drivers-behind";
import type { Structure } from "@app/engine/worker/structure";
import { useEffect, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { TextInput } from "#ui/field.tsx";
import { parseAmount, parsePercent } from "#ui/parse-amount.ts";
import type { OpenDocument } from "./open-document.ts";
import { type Effect, effectOf, effectReads, scenarioEdits, type Trial } from "./scenario-try.ts";
import { useDocumentState } from "./use-open-document.ts";
import type { FigureQuestion } from "./why-question.ts";

export type TryScenarioProps = {
  document: OpenDocument;
  asked: FigureQuestion;
  driver: DriverBehind;
  /** Makes the scenario and shows it; why it is refused. */
  onTry: (edits: readonly Edit[], from: ModelDocument, scenario: string) => readonly Issue[];
};

/** Another figure for a driver: what it would do is said before it becomes a scenario. */
export function TryScenario({ document, asked, driver, onTry }: TryScenarioProps) {
  const { document: model, structure } = useDocumentState(document);
  const [text, setText] = useState(() => exactText(driver.value, driver.unit));
  const [isOnlyThen, setIsOnlyThen] = useState(false);
  const [refusal, setRefusal] = useState("");
  const { value, why } = readTried(text, driver);
  const first = Math.max(driver.period, structure.timeline.actualCount);
  const label = structure.periods[first]?.label ?? "";
  const trial = {
    ...{ line: driver.line, value: value ?? 0, from: first, isOnlyThen, on: asked.scenario },
    name: `${driver.name} ${text.trim()}`,
  };
  const effect = useTried(document, asked, value === undefined ? undefined : trial);
  function make() {
    const { id, edits } = scenarioEdits(model, trial);
    setRefusal(onTry(edits, model, id)[0]?.message ?? "");
  }
  return (
    <div className="mt-2 grid gap-2 rounded-md border border-accent-line bg-accent-soft p-3 text-xs">
      <div className="flex items-center gap-2">
        <span className="w-28">
          <TextInput
            aria-label={`${driver.name}, tried as`}
            aria-invalid={why !== undefined && text !== exactText(driver.value, driver.unit)}
            className="text-right"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
        <Checkbox
          label={`Only ${label}`}
          checked={isOnlyThen}
          onChange={(event) => setIsOnlyThen(event.target.checked)}
        />
      </div>
      <p aria-live="polite">
        {why ??
          (effect &&
            `${heldWords(driver, structure, trial, effect)} ${effectWords(asked.title, effect)}`)}
      </p>
      {refusal && <p className="text-negative">{refusal}</p>}
      <Button
        size="sm"
        className="justify-self-start"
        aria-disabled={value === undefined}
        onClick={() => value !== undefined && make()}
      >
        Try as scenario
      </Button>
    </div>
  );
}

/** What was typed, or what is wrong with it; what is still as it was says nothing yet. */
function readTried(
  text: string,
  { value: own, unit }: DriverBehind,
): { value?: number; why?: string } {
  if (text.trim() === "") return { why: "Type a figure." };
  if (unit !== "percent" && text.trim().endsWith("%"))
    return { why: "This is no percentage: type it without the % sign." };
  const value = unit === "percent" ? parsePercent(text) : parseAmount(text);
  if (value === null || Number.isNaN(value)) return { why: `“${text.trim()}” is not a figure.` };
  const isAsItWas = Math.abs(value - own) <= Math.abs(own) * 1e-11;
  return isAsItWas ? { why: "Type another figure to see what it would do." } : { value };
}

/** "30 from Oct-26 to Jun-29, in place of 27.58 to 29.26." */
function heldWords(
  { unit }: DriverBehind,
  { periods }: Structure,
  { value, from, isOnlyThen }: Trial,
  { replaced }: Effect,
): string {
  const [first, last] = [periods[from]?.label ?? "", periods.at(-1)?.label ?? ""];
  const when = isOnlyThen || first === last ? `in ${first}` : `from ${first} to ${last}`;
  const figure = (each: number) => figureText(each, unit);
  const held = `${figure(value)} ${when}`;
  if (!replaced) return `${held}.`;
  const { least, most } = replaced;
  const [low, high] = [figure(least), figure(most)];
  return `${held}, in place of ${low === high ? low : `figures from ${low} to ${high}`}.`;
}

/** "Closing cash, Feb-27 becomes 168,178, 89,100 more. Cash is then lowest in Apr-27, at 128,890." */
function effectWords(title: string, { before, after, lowestCash }: Effect): string {
  const moved = after - before;
  const by = `${formatAmount(Math.abs(moved))} ${moved < 0 ? "less" : "more"}`;
  const becomes =
    moved === 0 ? `${title} stays as it is.` : `${title} becomes ${formatAmount(after)}, ${by}.`;
  if (!lowestCash) return becomes;
  return `${becomes} Cash is then lowest in ${lowestCash.label}, at ${formatAmount(lowestCash.amount)}.`;
}

/** Calculated beside the model and not kept; while somebody types, only for the last figure. */
function useTried(document: OpenDocument, asked: FigureQuestion, trial: Trial | undefined) {
  const [effect, setEffect] = useState<Effect>();
  const { version } = useDocumentState(document);
  const of = JSON.stringify([asked, trial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says all that they hold
  useEffect(() => {
    if (!trial) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { id, edits } = scenarioEdits(document.state().document, trial);
      const { line, period, from = period, scenario, sign } = asked;
      const reads = effectReads(line, { from, to: period }, [scenario, id], trial);
      const tried = await document.tryOut(edits, reads).catch(() => undefined);
      if (isWanted && tried?.kind === "triedOut") setEffect(effectOf(tried.tables, sign));
    }, STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [document, of, version]);
  return effect;
}

const STILL_MS = 150;
