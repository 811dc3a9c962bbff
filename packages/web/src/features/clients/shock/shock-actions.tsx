import type { ShockRun } from "@app/contract/shocks";
import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PortfolioSearch } from "#features/clients/portfolio/portfolio-search.ts";
import { loadPart } from "#lib/load-part.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { isRunning, shockFileUrl } from "./shock-queries.ts";

const KeepShockDialog = lazy(async () => {
  const { KeepShockDialog } = await loadPart(() => import("./keep-shock-dialog.tsx"));
  return { default: KeepShockDialog };
});

/** What to do with a run that is done: a file of it, or a scenario in chosen models. */
export function ShockActions({ run, search }: { run: ShockRun; search: PortfolioSearch }) {
  const [isKeeping, setIsKeeping] = useState(false);
  if (isRunning(run)) return null;
  return (
    <>
      <Button asChild icon={<Download />}>
        <a href={shockFileUrl(search, "xlsx")} download>
          Excel
        </a>
      </Button>
      <Button asChild icon={<Download />}>
        <a href={shockFileUrl(search, "csv")} download>
          CSV
        </a>
      </Button>
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
