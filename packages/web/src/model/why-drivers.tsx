import { driverWords } from "@app/engine/why/driver-words";
import type { DriverBehind } from "@app/engine/why/drivers-behind";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import type { OpenDocument } from "./open-document.ts";
import { useDocumentState } from "./use-open-document.ts";
import type { FigureQuestion } from "./why-question.ts";
import type { TryScenarioProps } from "./why-try.tsx";

const TryScenario = lazy(async () => {
  const { TryScenario } = await loadPart(() => import("./why-try.tsx"));
  return { default: TryScenario };
});

export type WhyDriversProps = {
  document: OpenDocument;
  asked: FigureQuestion;
  /** Leads to where a driver is set; only the page knows where that is. */
  driverLink?: ((line: string, name: string) => ReactNode) | undefined;
  /** Makes a scenario and shows it; without it nothing is tried. */
  onTry?: TryScenarioProps["onTry"] | undefined;
};

/** What a person gave that the figure rests on, who did, and what another figure would do. */
export function WhyDrivers({ document, asked, driverLink, onTry }: WhyDriversProps) {
  const drivers = useDrivers(document, asked);
  const [tried, setTried] = useState<string>();
  const { document: model } = useDocumentState(document);
  if (drivers.length === 0) return null;
  return (
    <section aria-labelledby="why-drivers" className="mt-5">
      <h3 id="why-drivers" className="text-xs font-semibold">
        Drivers behind it
      </h3>
      <ul className="mt-1.5 grid">
        {drivers.map((driver) => {
          const { line, name } = driver;
          const { value, setBy, by, note } = driverWords(driver, model);
          const isTried = tried === line && onTry;
          return (
            <li key={line} className="border-t border-border py-2.5">
              <div className="flex items-baseline gap-2 phone:items-center">
                <span className="min-w-0 grow font-medium">
                  {driverLink ? driverLink(line, name) : name}
                </span>
                <span className="tabular text-cell-input">{value}</span>
              </div>
              {note && <p className="text-xs wrap-anywhere text-text-2">{note}</p>}
              <p className="mt-1 flex items-center gap-1.5 text-xs text-text-2">
                {setBy && <Avatar name={setBy} index={setBy.length} size="xs" />}
                <span className="grow">{by}</span>
                {onTry && asked.reference === undefined && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-expanded={Boolean(isTried)}
                    onClick={() => setTried(isTried ? undefined : line)}
                  >
                    Try another
                  </Button>
                )}
              </p>
              {isTried && (
                <Suspense fallback={null}>
                  <TryScenario {...{ document, asked, driver, onTry }} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Asked again with every version; the last answer stays until the next one is there. */
function useDrivers(document: OpenDocument, asked: FigureQuestion): readonly DriverBehind[] {
  const { version } = useDocumentState(document);
  const { line, period, from, scenario, reference } = asked;
  const of = `${line} ${period} ${from} ${scenario} ${reference}`;
  const [answer, setAnswer] = useState<{ of: string; drivers: readonly DriverBehind[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other figures
  useEffect(() => {
    let isWanted = true;
    document.drivers({ line, period, from, scenario, reference }).then(
      ({ drivers }) => isWanted && setAnswer({ of, drivers }),
      () => isWanted && setAnswer({ of, drivers: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [document, line, period, from, scenario, reference, of, version]);
  return answer?.of === of ? answer.drivers : [];
}
