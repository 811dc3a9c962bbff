/** What a person chose and has not saved yet, with the way back. */

/** The line chosen for an account; null takes its line away. */
export type Choices = Readonly<Record<string, string | null>>;

export type Draft = {
  choices: Choices;
  past: readonly Choices[];
  future: readonly Choices[];
};

export const NO_DRAFT: Draft = { choices: {}, past: [], future: [] };

/** Several accounts at once are one step back. */
export function choose({ choices, past }: Draft, made: Choices): Draft {
  return { choices: { ...choices, ...made }, past: [...past, choices], future: [] };
}

export function undo(draft: Draft): Draft {
  const choices = draft.past.at(-1);
  if (!choices) return draft;
  return {
    choices,
    past: draft.past.slice(0, -1),
    future: [draft.choices, ...draft.future],
  };
}

export function redo(draft: Draft): Draft {
  const [choices, ...future] = draft.future;
  if (!choices) return draft;
  return { choices, past: [...draft.past, draft.choices], future };
}

/** How many of the accounts go to another line than they stand under. */
export function movedCount(
  { choices }: Draft,
  accounts: readonly { accountId: string; line: string | null }[],
): number {
  return accounts.filter(
    ({ accountId, line }) => accountId in choices && choices[accountId] !== line,
  ).length;
}

export function countOf({ choices }: Draft): number {
  return Object.keys(choices).length;
}
