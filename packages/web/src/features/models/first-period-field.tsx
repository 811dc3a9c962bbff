import { beginningsText, beginsPeriod } from "@app/engine/time/first-month";
import { monthOf } from "@app/engine/time/month";
import type { TimeUnit } from "@app/engine/time/timeline";
import { Controller } from "react-hook-form";
import { DatePicker } from "#ui/date-picker.tsx";
import { Field } from "#ui/field.tsx";
import { MonthPicker } from "#ui/month-picker.tsx";
import { mondayOfDay, usualStart } from "./first-period.ts";
import type { StarterFormState } from "./use-starter-form.ts";

type FirstPeriodFieldProps = { form: StarterFormState["form"]; unit: TimeUnit };

/** The day the first period begins with: a Monday, or the first of a month, quarter or financial year. */
export function FirstPeriodField({ form, unit }: FirstPeriodFieldProps) {
  const yearEndMonth = form.watch("yearEndMonth");
  const usual = usualStart(unit, yearEndMonth, new Date());
  return (
    <Field label={LABELS[unit]} error={form.formState.errors.start?.message}>
      {(control) => (
        <Controller
          control={form.control}
          name="start"
          render={({ field }) =>
            unit === "week" ? (
              <DatePicker
                {...control}
                value={field.value}
                onChange={(day) => field.onChange(day ? mondayOfDay(day) : "")}
              />
            ) : (
              <MonthPicker
                {...control}
                value={field.value.slice(0, 7) || null}
                openAt={(field.value || usual).slice(0, 7)}
                isOffered={(month) => beginsPeriod(unit, monthNumber(month), yearEndMonth)}
                onChange={(month) => {
                  field.onChange(month ? `${month}-01` : "");
                  form.clearErrors("start");
                }}
                onUnread={() => {
                  field.onChange("");
                  form.setError("start", { message: beginningsText(unit, yearEndMonth) });
                }}
              />
            )
          }
        />
      )}
    </Field>
  );
}

function monthNumber(month: string) {
  return monthOf(Number(month.slice(0, 4)), Number(month.slice(5)));
}

const LABELS = {
  week: "First week begins",
  month: "First month",
  quarter: "First quarter begins",
  year: "First year begins",
};
