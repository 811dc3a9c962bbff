import { listConnections } from "@app/contract/connections";
import { listModels } from "@app/contract/models";
import { listTeamMembers } from "@app/contract/team";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import { useHasClients } from "#lib/has-clients.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { classNames } from "#ui/class-names.ts";
import { latestClients } from "./clients-card.tsx";

/** The same that the navigation counts by. */
export const fewModels = queryFor(listModels, { query: { limit: 1 } });
const fewConnections = queryFor(listConnections, { query: { limit: 1 } });
const members = queryFor(listTeamMembers, {});

/** Nobody has made a model yet. What is not known is not empty. */
export function useIsEmpty() {
  const { data } = useQuery(fewModels);
  return data?.filterCounts.every(({ count }) => count === 0) ?? false;
}

type Step = {
  title: string;
  text: string;
  action: string;
  link: LinkProps;
  isDone: boolean;
  /** What the tour's light falls on. */
  tour?: string;
};

/** The three first things to do; an advisor's begin with a client, a company's with its ledger. */
export function FirstSteps() {
  return useHasClients() ? <AdvisorSteps /> : <CompanySteps />;
}

function AdvisorSteps() {
  const { data: clients } = useSuspenseQuery(latestClients);
  const { data: connections } = useSuspenseQuery(fewConnections);
  const addClient: Step = {
    title: "Add a client",
    text: "The business you forecast for. Its ledger, models and reports hang off it.",
    action: "Add client",
    link: linkOptions({ to: "/clients", search: { open: "add" } }),
    isDone: clients.totalItemCount > 0,
  };
  const ledger = { ...CONNECT, title: "Connect a ledger", isDone: connections.totalItemCount > 0 };
  return <StepList steps={[addClient, ledger, MAKE_A_MODEL]} />;
}

function CompanySteps() {
  const { data: connections } = useSuspenseQuery(fewConnections);
  const { data: team } = useSuspenseQuery(members);
  const ledger = {
    ...CONNECT,
    title: "Connect your ledger",
    isDone: connections.totalItemCount > 0,
  };
  const invite: Step = {
    title: "Invite your colleagues",
    text: "Whoever else sets figures, or only looks at them.",
    action: "Open the team",
    link: linkOptions({ to: "/team" }),
    isDone: team.items.length > 1,
  };
  return <StepList steps={[ledger, MAKE_A_MODEL, invite]} />;
}

const CONNECT = {
  text: "Its actual figures come by themselves. A sample company is there to try it.",
  action: "Connect",
  link: linkOptions({ to: "/connections/add" }),
  tour: "ledger",
};

/** Once it is done, this card is gone. */
const MAKE_A_MODEL: Step = {
  title: "Make a forecast",
  text: "From the ledger, from one of ten starters or from a workbook. Three statements that balance.",
  action: "Choose how",
  link: linkOptions({ to: "/models/new" }),
  isDone: false,
};

function StepList({ steps }: { steps: Step[] }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card>
      <CardHeader
        title="First steps"
        actions={
          <span className="text-text-2">
            {doneCount === 0 ? "None" : doneCount} of {steps.length} done
          </span>
        }
      />
      <ol>
        {steps.map((step, at) => (
          <StepRow key={step.title} {...step} number={at + 1} isNext={step === next} />
        ))}
      </ol>
      <p className="border-t border-border px-4 py-3 text-text-2">
        To see one finished, open one of four{" "}
        <Link to="/models/example" className="underline">
          example models
        </Link>
        : free, and never billed.
      </p>
    </Card>
  );
}

type StepRowProps = Step & { number: number; isNext: boolean };

function StepRow({ title, text, action, link, isDone, tour, number, isNext }: StepRowProps) {
  return (
    <li
      data-tour={tour}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border px-4 py-4"
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-7 shrink-0 place-items-center rounded-full border font-semibold tabular-nums",
          isNext ? "border-accent bg-accent text-on-accent" : "border-border-strong text-text-2",
        )}
      >
        {isDone ? <Check className="size-4 text-positive" /> : number}
      </span>
      <div className="min-w-48 grow basis-0">
        <p className="font-semibold">
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </p>
        <p className="text-text-2">{text}</p>
      </div>
      <Changes>
        <Link
          {...link}
          className={classNames(
            buttonClass(isNext ? "primary" : "secondary", "md"),
            "phone:w-full",
          )}
        >
          {action}
        </Link>
      </Changes>
    </li>
  );
}
