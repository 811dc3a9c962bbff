import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "#ui/tabs.tsx";

type View = "versions" | "track-record";

const PAGES = {
  versions: "/models/$modelId/history",
  "track-record": "/models/$modelId/track_record",
} as const;

/** A model's past has two pages: what it was, and how its forecasts turned out. */
export function HistoryViews({ id, view }: { id: number; view: View }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label="View"
      value={view}
      options={[
        { value: "versions", label: "Versions" },
        { value: "track-record", label: "Track record" },
      ]}
      onChange={(next) => void navigate({ to: PAGES[next], params: { modelId: id } })}
    />
  );
}
