import { CalendarClock } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Popover } from "#ui/popover.tsx";
import { TypedInput } from "./typed-input.tsx";

type ShiftButtonProps = {
  shift: number;
  /** "month", "week". */
  unit: string;
  refusal: string | undefined;
  onShift: (shift: number) => void;
};

/** Everything in a module happens so many periods later, or earlier. */
export function ShiftButton({ shift, unit, refusal, onShift }: ShiftButtonProps) {
  return (
    <Popover
      label="Move in time"
      side="top"
      trigger={
        <Button size="sm" icon={<CalendarClock />} disabled={refusal !== undefined} title={refusal}>
          Move in time
        </Button>
      }
    >
      <div className="grid gap-2">
        <Field
          label={`Later by so many ${unit}s`}
          hint="Earlier is a negative figure; 0 is where it was entered."
        >
          {(control) => (
            <TypedInput
              {...control}
              inputMode="numeric"
              className="text-right text-cell-input"
              text={String(shift)}
              onCommit={(text) => {
                const wanted = Number(text.replace("−", "-"));
                if (Number.isInteger(wanted)) onShift(wanted);
              }}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <Button size="sm" onClick={() => onShift(shift - 1)}>
            One {unit} earlier
          </Button>
          <Button size="sm" onClick={() => onShift(shift + 1)}>
            One {unit} later
          </Button>
        </div>
      </div>
    </Popover>
  );
}

/** "Moved 3 months later than it was entered." */
export function shiftWords(shift: number, unit: string): string {
  const count = Math.abs(shift);
  return `Moved ${count} ${unit}${count === 1 ? "" : "s"} ${shift > 0 ? "later" : "earlier"} than it was entered.`;
}
