import type { ShockRun } from "@app/contract/shocks";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PortfolioSearch } from "#features/clients/portfolio/portfolio-search.ts";
import { loadPart } from "#lib/load-part.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { isRunning, useShockFile } from "./shock-queries.ts";

const KeepShockDialog = lazy(async () => {
  const { KeepShockDialog } = await loadPart(() => import("./keep-shock-dialog.tsx"));
  return { default: KeepShockDialog };
});

const FILES = [
  { as: "xlsx", name: "Excel" },
  { as: "csv", name: "CSV" },
] as const;

/** What to do with a run that is done: a file of it, or a scenario in chosen models. */
export function ShockActions({ run, search }: { run: ShockRun; search: PortfolioSearch }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const file = useShockFile(search);
  if (isRunning(run)) return null;
  return (
    <>
      {FILES.map(({ as, name }) => (
        <Button
          key={as}
          icon={<Download />}
          isPending={file.isPending && file.variables === as}
          onClick={() => file.mutate(as)}
        >
          {name}
        </Button>
      ))}
      <Changes>
        <Button onClick={() => setIsKeeping(true)}>Keep as a scenario</Button>
      </Changes>
      {isKeeping && (
        <Suspense fallback={null}>
          <KeepShockDialog run={run} onClose={() => setIsKeeping(false)} />
        </Suspense>
      )}
    </>
  );
}
