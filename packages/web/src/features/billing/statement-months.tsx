import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { monthText } from "#lib/day-text.ts";
import { amountText } from "#lib/price-text.ts";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Select } from "#ui/select.tsx";
import type { StatementOption } from "./billing-queries.ts";

type StatementMonthsProps = {
  options: StatementOption[];
  active: string;
  onMonth: (month: string) => void;
};

const SHOWN_FIRST = 10;

/** The months that there are, the latest first: a list beside the statement, and a choice above it where it is narrow. */
export function StatementMonths({ options, active, onMonth }: StatementMonthsProps) {
  const isEarly = options.findIndex(({ month }) => month === active) >= SHOWN_FIRST;
  const [isAll, setAll] = useState(isEarly);
  const shown = isAll ? options : options.slice(0, SHOWN_FIRST);
  const hiddenCount = options.length - shown.length;
  return (
    <>
      <Select
        aria-label="Month"
        className="hidden max-[60rem]:grid"
        value={active}
        onChange={(event) => onMonth(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.month} value={option.month}>
            {monthText(option.month)}, {countText(option)}
          </option>
        ))}
      </Select>
      <Card className="overflow-hidden max-[60rem]:hidden">
        <nav aria-label="Months">
          <ul>
            {shown.map((option) => (
              <li key={option.month} className="border-b border-border last:border-b-0">
                <Month option={option} isActive={option.month === active} />
              </li>
            ))}
          </ul>
        </nav>
        {hiddenCount > 0 && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="flex w-full items-center justify-between border-t border-border px-3.5 py-2.5 text-text-2 hover:text-text focus-visible:-outline-offset-2"
          >
            {hiddenCount === 1 ? "1 earlier month" : `${hiddenCount} earlier months`}
            <ChevronDown className="size-3.5" />
          </button>
        )}
      </Card>
    </>
  );
}

function Month({ option, isActive }: { option: StatementOption; isActive: boolean }) {
  return (
    <Link
      to="/billing/model_billing_statements"
      search={{ month: option.month }}
      {...(isActive && { "aria-current": "page" as const })}
      className={classNames(
        "flex items-center gap-3 px-3.5 py-1.75 text-text hover:no-underline focus-visible:-outline-offset-2",
        isActive ? "bg-accent-soft" : "hover:bg-hover",
      )}
    >
      <span className="min-w-0 grow">
        <span className={classNames("block font-medium", isActive && "text-accent-text")}>
          {monthText(option.month)}
        </span>
        <span className="block text-xs text-text-2">{countText(option)}</span>
      </span>
      <span className={classNames("tabular", option.id === null && "text-text-2")}>
        {amountText(option.net)}
      </span>
    </Link>
  );
}

/** "34 models so far" */
function countText({ id, modelCount }: StatementOption) {
  const count = modelCount === 1 ? "1 model" : `${modelCount} models`;
  return id === null ? `${count} so far` : count;
}
