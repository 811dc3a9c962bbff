import type { ConnectionState } from "@app/contract/connection-status";
import { StatCard } from "#ui/stat-card.tsx";

type StateCountsProps = { counts: Readonly<Record<string, number>>; total: number };

/** How all of them stand, not only those on the page. */
export function StateCounts({ counts, total }: StateCountsProps) {
  if (total === 0) return null;
  const of = (...states: ConnectionState[]) =>
    states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const needed = of("needs-attention", "needs-reconnecting", "failed");
  return (
    <div className="mb-4 grid grid-cols-3 gap-4 phone:hidden print:hidden">
      <StatCard label="Up to date" value={`${of("up-to-date")} of ${total}`} />
      <StatCard label="Syncing now" value={of("syncing")} />
      <StatCard label="Need a person" value={needed} note={why(of)} noteTone="alert" />
    </div>
  );
}

function why(of: (state: ConnectionState) => number) {
  const parts = [
    [of("needs-reconnecting"), "to reconnect"],
    [of("failed"), "failed"],
    [of("needs-attention"), "to look at"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(", ");
}
