import type { TeamMember } from "@app/contract/team";
import { useQuery } from "@tanstack/react-query";
import { Select } from "#ui/select.tsx";
import { memberModels } from "./team-queries.ts";

/** Who gets single models, by their ids; what is not in it goes with the rest. */
export type Bequests = Record<number, string>;

type EachModelProps = {
  member: TeamMember;
  others: TeamMember[];
  /** Who gets the rest. */
  chosen: string;
  bequests: Bequests;
  onChange: (bequests: Bequests) => void;
};

/** For an admin who gives some of the models to somebody else. */
export function EachModel({ member, others, chosen, bequests, onChange }: EachModelProps) {
  const { data } = useQuery(memberModels(member.id));
  return (
    <details>
      <summary className="cursor-default text-text-2">Choose for each model</summary>
      <ul className="mt-2 grid max-h-60 gap-2 overflow-y-auto">
        {data?.items.map(({ id, modelName, clientName }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate">
              {modelName} {clientName && <span className="text-text-3">{clientName}</span>}
            </span>
            <Select
              size="sm"
              className="w-44 shrink-0"
              aria-label={`Who gets ${modelName}`}
              value={bequests[id] ?? chosen}
              onChange={({ target }) => onChange({ ...bequests, [id]: target.value })}
            >
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As the call takes them: "model:account", with commas between. */
export function heirsOf(bequests: Bequests) {
  const pairs = Object.entries(bequests).map(([modelId, heir]) => `${modelId}:${heir}`);
  return pairs.length > 0 ? { heirs: pairs.join(",") } : {};
}
