import type { Connection } from "@app/contract/connections";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { ActualsHead } from "./actuals-head.tsx";
import type { ActualsSearch } from "./actuals-search.ts";
import { FileActuals } from "./file-actuals.tsx";
import { LedgerActuals } from "./ledger-actuals.tsx";
import { LedgerOffer } from "./ledger-offer.tsx";
import { useOffer } from "./use-offer.ts";
import { useWhyNotActuals } from "./use-why-not-actuals.ts";

type ActualsPageProps = {
  search: ActualsSearch;
  onSearch: (search: ActualsSearch) => void;
  /** What the source changed in closed months, to be decided about. */
  renderChanges: (connection: Connection) => ReactNode;
  onDone: () => void;
};

/** Actual figures from the model's connection or from a file. */
export function ActualsPage({ search, onSearch, renderChanges, onDone }: ActualsPageProps) {
  const why = useWhyNotActuals();
  const [step, setStep] = useState(0);
  const found = useOffer();
  const connection = found?.connection;
  const isLedger = search.from === "ledger" && connection;
  const open = (from: ActualsSearch["from"]) => {
    setStep(0);
    onSearch({ from });
  };
  return (
    <div className="relative flex grow flex-col">
      {!isLedger && <ActualsHead source="file" step={step} />}
      {!isLedger && step === 0 && connection && (
        <div className="grid max-w-180 gap-4 px-6 pt-4 phone:px-4">
          <LedgerOffer
            {...{ connection, offer: found.offer }}
            action={
              <Button size="sm" variant="primary" onClick={() => open("ledger")}>
                See the roll-forward
              </Button>
            }
          />
          {found.changedMonths.length > 0 && (
            <Part fallback={CARD}>{renderChanges(connection)}</Part>
          )}
        </div>
      )}
      {isLedger && (
        <Part fallback={<div className="p-6">{CARD}</div>}>
          <LedgerActuals
            connectionId={connection.id}
            onBack={() => open(undefined)}
            onDone={onDone}
          />
        </Part>
      )}
      {!isLedger && why && (
        <Notice tone="alert" title="Actuals are not yours to add" className="mx-6 mt-4 phone:mx-4">
          {why}
        </Notice>
      )}
      {!isLedger && !why && <FileActuals {...{ step, onDone }} onStep={setStep} />}
    </div>
  );
}

const CARD = (
  <SkeletonCard hasNote>
    <SkeletonRows count={6} />
  </SkeletonCard>
);
