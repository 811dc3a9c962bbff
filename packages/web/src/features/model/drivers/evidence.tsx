import type { Evidence } from "@app/engine/model/remarks";

export const EVIDENCE_WORDS: Record<Evidence, string> = {
  actual: "Actual",
  contracted: "Contracted",
  management: "Management",
  estimate: "Estimate",
};

/** How much of the disc is filled: fuller is a harder fact, and never a colour. */
const FILLED: Record<Evidence, number> = {
  actual: 1,
  contracted: 0.5,
  management: 0.25,
  estimate: 0,
};

export function EvidenceDisc({ evidence }: { evidence: Evidence }) {
  const share = FILLED[evidence];
  const [x, y] = pointAt(share);
  return (
    <svg viewBox="0 0 12 12" className="size-2.5 flex-none text-text-2" aria-hidden="true">
      <circle
        cx={6}
        cy={6}
        r={5}
        fill={share === 1 ? "currentColor" : "none"}
        stroke="currentColor"
      />
      {share > 0 && share < 1 && <path d={`M6 6V1A5 5 0 0 1 ${x} ${y}Z`} fill="currentColor" />}
    </svg>
  );
}

/** On the rim, so far round from the top. */
function pointAt(share: number): [number, number] {
  const angle = 2 * Math.PI * share;
  return [6 + 5 * Math.sin(angle), 6 - 5 * Math.cos(angle)];
}
