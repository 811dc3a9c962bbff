import { createContext, type ReactNode, use } from "react";

/** What a person here can change: what they work on, what nobody does in their place, and what asks them to prove who they are. */
export type Change = "data" | "own" | "sensitive";

/** Everything, unless somebody around says what not, and why. */
export const NoChange = createContext<Partial<Record<Change, string>>>({});

export function useMayChange(what: Change = "data") {
  return use(NoChange)[what] === undefined;
}

type ChangesProps = {
  what?: Change;
  /** Says why there is nothing here, where somebody would look for it: at the end of a form. */
  tellsWhy?: boolean;
  children: ReactNode;
};

/** Around whatever the server would refuse to somebody who may only look: it is not offered. */
export function Changes({ what = "data", tellsWhy = false, children }: ChangesProps) {
  if (useMayChange(what)) return children;
  return tellsWhy && <WhyNoChange what={what} />;
}

/** Nothing where the change is possible. */
export function WhyNoChange({ what }: { what: Change }) {
  const whyNot = use(NoChange)[what];
  return whyNot && <p className="self-center text-text-2">{whyNot}</p>;
}
