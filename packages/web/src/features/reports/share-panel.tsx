import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMayChange } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { ToldOnce } from "#ui/told-once.tsx";
import { type OpenReport, reportShares, type Told, useShares } from "./report-queries.ts";
import { ShareForm } from "./share-form.tsx";
import { ShareRow } from "./share-row.tsx";

type SharePanelProps = { report: OpenReport; mayReport: boolean };

/** Who reads a report without an account, and when they did. */
export function SharePanel({ report, mayReport }: SharePanelProps) {
  const { data } = useSuspenseQuery(reportShares(report.id));
  const shares = useShares(report.id);
  const [told, setTold] = useState<Told>();
  const isPublished = report.published !== null;
  const mayShare = useMayChange("own") && mayReport;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4">
      <section aria-label="Who has it" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="font-semibold">Who has it</h3>
        {told && (
          <ToldOnce
            what="link"
            name={told.name}
            secret={told.link}
            onClose={() => setTold(undefined)}
          />
        )}
        {data.items.length === 0 ? (
          <p className="text-text-2">
            Nobody outside yet. Whoever opens this model reads its reports signed in.
          </p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.items.map((share) => (
              <ShareRow key={share.id} {...{ share, shares, mayShare }} onTold={setTold} />
            ))}
          </ul>
        )}
      </section>
      {mayShare &&
        (isPublished ? (
          <ShareForm share={shares.share} onTold={setTold} />
        ) : (
          <Notice>A link shows what is published. Publish this report first.</Notice>
        ))}
      <Switch
        label="Mail me about notes"
        hint="When a reader leaves a note or a reply."
        checked={data.isMailed}
        onChange={({ target }) =>
          void shares.setMails(target.checked).catch(failureToast("That stays as it was"))
        }
      />
    </div>
  );
}
