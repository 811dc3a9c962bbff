import type { DataOf } from "@app/contract/endpoint";
import { starterSource } from "@app/contract/models";
import type { listStarterModels } from "@app/contract/starter-models";
import { useEffect } from "react";
import { useServerForm } from "#ui/form.tsx";
import type { ChosenClient } from "./client-choice.tsx";
import { usualStart, yearsText } from "./first-period.ts";

export type Starter = DataOf<typeof listStarterModels>["items"][number];
type TimeSeries = Starter["timeSeries"][number];

/** Where no client says otherwise. */
const USUAL = { yearEndMonth: 6, currency: "AUD" };

/**
 * The form for a model from a starter. What follows from a choice (a starter's time series, a
 * client's year end and currency) counts as if it had been there from the start: only what a person
 * typed is worth a question before it is left.
 */
export function useStarterForm(offered: readonly [Starter, ...Starter[]]) {
  const [first] = offered;
  const form = useServerForm(starterSource, {
    ...{ from: "starter", modelName: "", clientId: null, ...USUAL },
    ...{ key: first.key, timeSeries: seriesOf(first).key },
    start: usualStart(seriesOf(first).unit, USUAL.yearEndMonth, new Date()),
  });
  const chosen = form.watch();
  const starter = offered.find(({ key }) => key === chosen.key) ?? first;
  const series = seriesOf(starter, chosen.timeSeries);

  function preset(values: Partial<typeof chosen>) {
    for (const [name, defaultValue] of Object.entries(values)) {
      form.resetField(name as keyof typeof values, { defaultValue });
    }
  }

  /** A week and a month begin on other days, so a first day does not go over. */
  function startIn({ unit }: TimeSeries) {
    const isSameKind = (unit === "week") === (series.unit === "week");
    return isSameKind ? chosen.start : usualStart(unit, chosen.yearEndMonth, new Date());
  }

  function chooseStarter(next: Starter, wanted = chosen.timeSeries) {
    const to = seriesOf(next, wanted);
    preset({ key: next.key, timeSeries: to.key, start: startIn(to) });
  }

  function chooseClient(client: ChosenClient | null) {
    if (!client) return form.setValue("clientId", null);
    const { id: clientId, currency, yearEndMonth } = client;
    const start = usualStart(series.unit, yearEndMonth, new Date());
    preset({ clientId, currency, yearEndMonth, start });
  }

  const name = nameFor(starter, series, chosen);
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
  return series.unit === "week"
    ? name
    : `${name}, ${yearsText({ ...series, start, yearEndMonth })}`;
}
