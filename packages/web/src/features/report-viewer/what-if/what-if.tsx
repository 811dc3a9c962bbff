import { getReportWhatIf } from "@app/contract/report-what-if";
import type { RenderedCase } from "@app/engine/reports/rendered-report";
import type { OfferedDriver } from "@app/engine/reports/what-if";
import type { TimeUnit } from "@app/engine/time/timeline";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { DriverSlider } from "./driver-slider.tsx";
import { openWhatIf } from "./open-what-if.ts";
import { readSettings, settingsText } from "./settings-text.ts";

const ADDRESS_MS = 300;

type WhatIfProps = {
  place: { id: number; share: string };
  unit: TimeUnit | undefined;
  /** What is moved, as the address keeps it. */
  text: string;
  onText: (text: string | undefined) => void;
  onView: (view: RenderedCase) => void;
};

/** A reader moves what the author opened; the page shows what follows, and nothing is saved. */
export function WhatIf({ place, unit, text, onText, onView }: WhatIfProps) {
  const [drivers, setDrivers] = useState<OfferedDriver[]>();
  const worker = useRef<ReturnType<typeof openWhatIf>>(undefined);
  const [moved, setMoved] = useState(text);
  const settings = useMemo(() => readSettings(moved), [moved]);
  const { id, share } = place;
  const { data, error } = useQuery(
    queryFor(
      getReportWhatIf,
      { params: { id }, query: { share } },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  useEffect(() => {
    if (!data) return;
    const opened = openWhatIf(data, { drivers: setDrivers, view: onView });
    worker.current = opened;
    return () => opened.end();
  }, [data, onView]);
  useEffect(() => {
    if (drivers) worker.current?.ask(settings, unit);
  }, [drivers, settings, unit]);
  // The address follows a slider that has come to rest.
  useEffect(() => {
    const later = setTimeout(() => moved !== text && onText(moved), ADDRESS_MS);
    return () => clearTimeout(later);
  }, [moved, text, onText]);

  return (
    <section aria-label="Try it" className="report-card grid gap-4 px-4 py-3.5 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="font-semibold">Your what-if, not saved</h2>
          <p className="text-xs text-text-2">
            On top of the base case, from the first forecast period on. Only you see it.
          </p>
        </div>
        <div className="flex gap-2">
          <CopyLink />
          <Button size="sm" onClick={() => onText(undefined)}>
            Back to base
          </Button>
        </div>
      </div>
      {error && <Notice tone="alert">{error.message}</Notice>}
      {!drivers && !error && <Spinner />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8 gap-y-4">
        {drivers?.map((driver) => (
          <DriverSlider
            key={driver.line}
            driver={driver}
            value={settings[driver.line]}
            onChange={(value) => {
              const { [driver.line]: _, ...others } = settings;
              setMoved(
                settingsText(value === undefined ? others : { ...others, [driver.line]: value }),
              );
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** Whoever may read the report sees the same with it. */
function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setIsCopied(true);
  };
  return (
    <Button size="sm" onClick={() => void copy().catch(() => setIsCopied(false))}>
      {isCopied ? "Link copied" : "Copy link with my settings"}
    </Button>
  );
}
