import { Link } from "@tanstack/react-router";
import { ChartSpline, type LucideIcon, Plug, Signpost } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { ROW, STEP, STEP_LABELS } from "./step-labels.ts";

export type Opened = { name: string; teamName: string };

/** The account is open: three ways to begin. */
export function DoneStep({ name, teamName }: Opened) {
  const [firstName = name] = name.trim().split(" ");
  return (
    <div className="grid gap-6">
      <Stepper label={ROW} steps={STEP_LABELS} current={STEP_LABELS.indexOf(STEP.done)} />
      <div>
        <h1
          ref={(heading) => heading?.focus()}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight outline-none"
        >
          Welcome, {firstName}
        </h1>
        <p className="text-md text-text-2">{teamName} is ready. 14 days free, no card.</p>
      </div>
      <ul className="grid gap-3">
        <Way icon={Signpost} title="Take the tour" text="Six stops, from a ledger to a report.">
          <Button asChild variant="primary">
            <Link to="/" replace>
              Start
            </Link>
          </Button>
        </Way>
        <Way
          icon={ChartSpline}
          title="Open an example model"
          text="A finished company with two years of actuals."
        >
          <Button asChild>
            <Link to="/models/example" replace>
              Open
            </Link>
          </Button>
        </Way>
        <Way
          icon={Plug}
          title="Connect a ledger"
          text="Xero, QuickBooks, MYOB, Sage, a spreadsheet."
        >
          <Button asChild>
            <Link to="/connections/add" replace>
              Connect
            </Link>
          </Button>
        </Way>
      </ul>
    </div>
  );
}

type WayProps = { icon: LucideIcon; title: string; text: string; children: ReactNode };

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <li className="flex items-center gap-3 rounded-lg border border-border px-4 py-3">
      <span aria-hidden="true" className="grid size-8 place-items-center rounded-md bg-tile">
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-xs text-text-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
