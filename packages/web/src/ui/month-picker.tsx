import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { TextInput, type TextInputProps } from "./field.tsx";
import {
  formatMonth,
  MONTH_NAMES,
  type Month,
  monthOf,
  parseMonth,
  partsOf,
} from "./month-text.ts";
import { PopoverBox } from "./popover.tsx";

export type MonthPickerProps = Omit<TextInputProps, "value" | "onChange" | "min" | "max"> & {
  value: Month | null;
  onChange: (month: Month | null) => void;
  min?: Month;
  max?: Month;
  /** The month the calendar opens at while none is chosen. */
  openAt: Month;
  /** Which months are among the choices; all when unsaid. */
  isOffered?: (month: Month) => boolean;
  /** Told of text that is none of the choices, which then stays to be mended; else the month stays as it was. */
  onUnread?: () => void;
};

/** A month, typed ("Feb-27", "2/2027") or chosen from a year of months. */
export function MonthPicker(props: MonthPickerProps) {
  const { value, onChange, min, max, openAt, isOffered, onUnread, className, onBlur, ...rest } =
    props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const isChoice = (month: Month) => isWithin(month, min, max) && (isOffered?.(month) ?? true);

  function leave(text: string) {
    const month = parseMonth(text);
    if (text.trim() === "") onChange(null);
    else if (month && isChoice(month)) onChange(month);
    else if (onUnread) return onUnread();
    setDraft(null);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Anchor className="relative">
        <TextInput
          autoComplete="off"
          placeholder={formatMonth(openAt)}
          {...rest}
          value={draft ?? (value ? formatMonth(value) : "")}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => {
            if (draft !== null) leave(draft);
            onBlur?.(event);
          }}
          className={classNames("pr-11", className)}
        />
        <Popover.Trigger
          aria-label="Choose a month"
          disabled={rest.disabled}
          className="absolute inset-y-0 right-0 grid w-10.5 place-items-center rounded-md text-text-3 hover:text-text"
        >
          <CalendarDays />
        </Popover.Trigger>
      </Popover.Anchor>
      <PopoverBox
        align="end"
        aria-label="Choose a month"
        onOpenAutoFocus={focusCurrentMonth}
        className="w-64 p-2.5 phone:w-74"
      >
        <YearOfMonths
          value={value}
          openAt={value ?? openAt}
          isChoice={isChoice}
          onChoose={(month) => {
            setDraft(null);
            onChange(month);
            setIsOpen(false);
          }}
        />
      </PopoverBox>
    </Popover.Root>
  );
}

type YearProps = {
  value: Month | null;
  openAt: Month;
  isChoice: (month: Month) => boolean;
  onChoose: (month: Month) => void;
};

/** Arrows move by a month or a row of three; the year follows. */
function YearOfMonths({ value, openAt, isChoice, onChoose }: YearProps) {
  const [current, setCurrent] = useState(openAt);
  const { year, index } = partsOf(current);

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const nextIndex = (index + step + 12) % 12;
    setCurrent(monthOf(year + Math.floor((index + step) / 12), nextIndex));
    event.currentTarget.querySelectorAll("button")[nextIndex]?.focus();
  }

  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <YearStep label="Year before" onStep={() => setCurrent(monthOf(year - 1, index))}>
          <ChevronLeft />
        </YearStep>
        <span className="tabular font-semibold" aria-live="polite">
          {year}
        </span>
        <YearStep label="Year after" onStep={() => setCurrent(monthOf(year + 1, index))}>
          <ChevronRight />
        </YearStep>
      </div>
      <fieldset className="grid grid-cols-3 gap-1" onKeyDown={move}>
        <legend className="sr-only">Months of {year}</legend>
        {MONTH_NAMES.map((name, position) => {
          const month = monthOf(year, position);
          const isAllowed = isChoice(month);
          return (
            <button
              key={name}
              type="button"
              tabIndex={position === index ? 0 : -1}
              data-current={position === index}
              aria-pressed={month === value}
              aria-label={`${name} ${year}`}
              aria-disabled={!isAllowed}
              onClick={() => isAllowed && onChoose(month)}
              className={MONTH_BUTTON}
            >
              {name}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

type YearStepProps = { label: string; onStep: () => void; children: ReactElement };

function YearStep({ label, onStep, children }: YearStepProps) {
  return (
    <IconButton label={label} size="sm" variant="quiet" onClick={onStep}>
      {children}
    </IconButton>
  );
}

function focusCurrentMonth(event: Event) {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  content.querySelector<HTMLElement>("[data-current=true]")?.focus();
}

const MONTH_BUTTON =
  "h-8.5 rounded-md hover:bg-surface-hover aria-disabled:text-text-disabled aria-disabled:hover:bg-transparent " +
  "aria-pressed:bg-accent aria-pressed:text-on-accent phone:h-10.5";

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

/** Months sort as text, since the year comes first. */
function isWithin(month: Month, min: Month | undefined, max: Month | undefined): boolean {
  return (!min || month >= min) && (!max || month <= max);
}
