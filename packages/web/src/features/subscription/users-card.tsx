import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { IconButton } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { TextInput } from "#ui/field.tsx";
import { type Choice, isGoingOn } from "./amend-price.ts";
import { usersWord } from "./plan-words.ts";
import type { Plan } from "./subscription-queries.ts";

const USERS_MAX = 10_000;

type UsersCardProps = Choice & {
  plan: Plan;
  onChoose: (choice: Partial<Choice>) => void;
  /** What is typed and is no number of users that may be paid for; undefined where it is one. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
};

/** How many users are paid for: never fewer than are in the team. */
export function UsersCard({ plan, payingUsers, onChoose, draft, onDraft }: UsersCardProps) {
  const id = useId();
  const fewest = Math.max(1, plan.memberCount);
  const set = (count: number) => {
    onChoose({ payingUsers: count });
    onDraft(undefined);
  };
  /** Nothing that is typed is left out: 8.5 was once 85 users. */
  const type = (text: string) => {
    const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (count >= fewest && count <= USERS_MAX) set(count);
    else onDraft(text);
  };
  return (
    <Card>
      <CardHeader title={<label htmlFor={id}>Paying users</label>} description={todayWords(plan)} />
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex gap-1">
            <IconButton
              label="One user fewer"
              disabled={payingUsers <= fewest}
              onClick={() => set(payingUsers - 1)}
            >
              <Minus />
            </IconButton>
            <TextInput
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={draft ?? payingUsers}
              onChange={({ target }) => type(target.value)}
              aria-invalid={draft !== undefined}
              aria-describedby={`${id}-change`}
              className="tabular h-8.5! w-20! text-center font-semibold text-cell-input phone:h-10.5!"
            />
            <IconButton
              label="One user more"
              disabled={payingUsers >= USERS_MAX}
              onClick={() => set(payingUsers + 1)}
            >
              <Plus />
            </IconButton>
          </div>
          <p id={`${id}-change`} role="status" className="text-text-2">
            {draft === undefined
              ? changeWords(plan, payingUsers)
              : `A whole number from ${fewest} to ${USERS_MAX.toLocaleString("en-AU")}.`}
          </p>
        </div>
        <Discounts plan={plan} payingUsers={payingUsers} />
      </CardBody>
    </Card>
  );
}

function todayWords(plan: Plan) {
  const people = `Your team has ${plan.memberCount === 1 ? "1 person" : `${plan.memberCount} people`}`;
  if (!isGoingOn(plan)) return `${people}; so many are paid for at least.`;
  return `You pay for ${plan.payingUsers} today. ${people}; so many are paid for at least.`;
}

function changeWords(plan: Plan, payingUsers: number) {
  if (!isGoingOn(plan)) return usersWord(payingUsers);
  const { numRenewalPayingUsers: renewal } = plan;
  const more = payingUsers - plan.payingUsers;
  const change =
    more > 0
      ? `${more} more than now.`
      : more < 0
        ? `${-more} fewer, from the renewal on.`
        : "As now.";
  if (plan.cancelledAt !== null || renewal === payingUsers) return change;
  return `${change} Renewal is set to ${renewal} and becomes ${payingUsers}.`;
}

/** From how many users on how much is taken off, and where this many stand. */
function Discounts({ plan, payingUsers }: Pick<UsersCardProps, "plan" | "payingUsers">) {
  const steps = [{ fromUsers: 1, percent: 0 }, ...plan.volumeDiscounts];
  return (
    <ul className="flex overflow-hidden rounded-md border border-border phone:grid">
      {steps.map(({ fromUsers, percent }, index) => {
        const next = steps[index + 1]?.fromUsers;
        const isHere = payingUsers >= fromUsers && (next === undefined || payingUsers < next);
        return (
          <li
            key={fromUsers}
            data-here={isHere || undefined}
            className="grow basis-0 border-l border-border px-3 py-2 text-text-2 first:border-l-0 data-here:bg-accent-soft data-here:text-accent-text phone:border-t phone:border-l-0 phone:first:border-t-0"
          >
            <span className="block font-medium">
              {percent === 0 ? "No discount" : `${percent}% off`}
              {isHere && <span className="sr-only"> (yours)</span>}
            </span>
            <span className="text-xs">
              {next === undefined
                ? `${fromUsers} users or more`
                : `${fromUsers} to ${next - 1} users`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
