import type { Model } from "@app/contract/models";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { keyFiguresOf } from "./key-figure-words.ts";

/** How the client's forecast stands, as it was kept with its last save. */
export function KeyFigures({ model }: { model: Model }) {
  const { figures, modelName } = model;
  if (!figures.ahead) {
    return (
      <Card className="px-4 py-3 text-text-2" role="status">
        The figures of {modelName} are being worked out and will stand here in a minute.
      </Card>
    );
  }
  return (
    <Card aria-label={`Key figures of ${modelName}`}>
      <dl className="grid grid-cols-5 max-[1180px]:grid-cols-3 phone:grid-cols-2">
        {keyFiguresOf(figures, figures.ahead).map(({ label, value, note, isAlert }) => (
          <div
            key={label}
            className="min-w-0 border-border px-4 py-3 not-first:border-l max-[1180px]:border-b"
          >
            <dt className="text-xs text-text-2">{label}</dt>
            <dd>
              <span className="tabular block text-xl font-semibold tracking-tight">{value}</span>
              <span className={classNames("text-xs", isAlert ? "text-alert" : "text-text-2")}>
                {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
