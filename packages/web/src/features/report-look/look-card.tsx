import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { FirmSample } from "./firm-sample.tsx";
import { lookQuery } from "./look-queries.ts";

const LookDialog = lazy(async () => {
  const { LookDialog } = await loadPart(() => import("./look-dialog.tsx"));
  return { default: LookDialog };
});

type LookCardProps = { teamName: string; isAdmin: boolean };

/** How whoever reads a report of this team knows whose it is. */
export function LookCard(props: LookCardProps) {
  return (
    <Part
      fallback={
        <SkeletonCard hasNote>
          <SkeletonRows count={1} />
        </SkeletonCard>
      }
    >
      <Look {...props} />
    </Part>
  );
}

function Look({ teamName, isAdmin }: LookCardProps) {
  const { data: look } = useSuspenseQuery(lookQuery);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card id="look">
      <CardHeader
        title="Look of reports"
        description="Your logo and colour, on every report from its next edition on. What is published stays as it looks."
        actions={
          isAdmin && (
            <Changes>
              <Button onClick={() => setIsChanging(true)}>Change the look</Button>
            </Changes>
          )
        }
      />
      <CardBody>
        <FirmSample {...{ teamName, look }} />
      </CardBody>
      {isChanging && (
        <Suspense>
          <LookDialog teamName={teamName} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </Card>
  );
}
