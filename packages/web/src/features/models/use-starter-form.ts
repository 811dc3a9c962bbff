import type { DataOf } from "@app/contract/endpoint";
import { starterSource } from "@app/contract/model-draft";
import type { listStarterModels } from "@app/contract/starter-models";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useServerForm } from "#ui/form.tsx";
import type { ChosenClient } from "./client-choice.tsx";
import { fittingStart, usualStart, yearsText } from "./first-period.ts";

export type Starter = DataOf<typeof listStarterModels>["items"][number];
type TimeSeries = Starter["timeSeries"][number];

/** What is typed; the starter and its time series are chosen beside it. */
const details = z.omit(starterSource, { from: true, key: true, timeSeries: true });
type Details = z.input<typeof details>;

/** Where no client says otherwise. */
const USUAL = { yearEndMonth: 6, currency: "AUD" };

/**
 * The form for a model from a starter. What follows from a choice (a starter's time series, a
 * client's year end and currency) counts as if it had been there from the start: only what a person
 * typed is worth a question before it is left.
 */
export function useStarterForm(offered: readonly [Starter, ...Starter[]]) {
  const [starter, setStarter] = useState<Starter>(offered[0]);
  const [series, setSeries] = useState(() => seriesOf(starter));
  const form = useServerForm(details, {
    ...{ modelName: "", clientId: null, ...USUAL },
    start: usualStart(series.unit, USUAL.yearEndMonth, new Date()),
  });
  const { start, yearEndMonth } = form.watch();

  function preset(values: Partial<Details>) {
    for (const [name, defaultValue] of Object.entries(values)) {
      form.resetField(name as keyof Details, { defaultValue });
    }
  }

  function chooseStarter(next: Starter, wanted = series.key) {
    const to = seriesOf(next, wanted);
    setStarter(next);
    setSeries(to);
    // A week and a month begin on other days, so a first day does not go over.
    const isSameKind = (to.unit === "week") === (series.unit === "week");
    if (!isSameKind) preset({ start: usualStart(to.unit, yearEndMonth, new Date()) });
  }

  function chooseClient(client: ChosenClient | null) {
    if (!client) return form.setValue("clientId", null, { shouldDirty: true });
    const { id: clientId, currency } = client;
    const start = usualStart(series.unit, client.yearEndMonth, new Date());
    preset({ clientId, currency, yearEndMonth: client.yearEndMonth, start });
  }

  // Quarters and years are those of the financial year, whichever of the three was chosen last.
  useEffect(() => {
    const fitting = fittingStart(start, series.unit, yearEndMonth);
    if (fitting !== start) form.resetField("start", { defaultValue: fitting });
  }, [form, start, series.unit, yearEndMonth]);

  const name = nameFor(starter, series, { start, yearEndMonth });
  // Follows the choices for as long as nobody typed another name.
  useEffect(() => {
    const { isDirty } = form.getFieldState("modelName");
    if (!isDirty) form.resetField("modelName", { defaultValue: name });
  }, [form, name]);

  return { form, starter, series, chooseStarter, chooseClient };
}

export type StarterFormState = ReturnType<typeof useStarterForm>;

function seriesOf({ timeSeries }: Starter, key?: string): TimeSeries {
  const found = timeSeries.find((each) => each.key === key) ?? timeSeries[0];
  if (!found) throw new Error("a starter model comes in no time series");
  return found;
}

function nameFor(
  { name }: Starter,
  series: TimeSeries,
  { start, yearEndMonth }: { start: string; yearEndMonth: number },
) {
  const years = series.unit === "week" ? "" : yearsText({ ...series, start, yearEndMonth });
  return [name, years].filter(Boolean).join(", ");
}
