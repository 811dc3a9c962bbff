import { type ReactNode, useEffect, useState } from "react";
import { PENDING_MS } from "#lib/pending-ms.ts";

type WaitingProps = {
  children: ReactNode;
  /** Nothing stands below it that would move: until the wait is a long one not even its room is kept. */
  isAlone?: boolean;
  /** When the wait began, by the page's clock, if it was before this is shown. */
  since?: number | undefined;
};

/** Around the shape of what is to come, where nothing is in view until the wait is a long one. */
export function Waiting({ children, isAlone = false, since }: WaitingProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const waitedMs = since === undefined ? 0 : performance.now() - since;
    const timer = setTimeout(() => setIsLong(true), PENDING_MS - waitedMs);
    return () => clearTimeout(timer);
  }, [since]);
  if (isLong) return <Loading>{children}</Loading>;
  // The room is kept from the start, so that nothing moves later.
  return isAlone ? null : <div className="invisible">{children}</div>;
}

/** Says that what its shape stands for is being loaded. A route waits before it shows one. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {children}
    </div>
  );
}
