import { useEffect, useState } from "react";
import type { Holder } from "#model/kept/kept.ts";
import { type Found, keptStore } from "#model/kept/kept-store.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { UnsavedWords } from "./unsaved-list.tsx";

type KeptLeftProps = { holder: Holder; modelId: number };

/** What this browser keeps of a model that can no longer be opened: in words, to be taken along or given up. */
export function KeptLeft({ holder, modelId }: KeptLeftProps) {
  const { userId, teamId } = holder;
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    keptStore.list({ userId, teamId }, modelId).then(setFound, () => {});
  }, [userId, teamId, modelId]);
  const modelName = found.find(({ kept }) => kept)?.kept?.modelName;
  if (modelName === undefined) return null;

  async function discard() {
    await Promise.all(found.map(({ key }) => keptStore.remove(key)));
    setFound([]);
  }
  return (
    <Card className="mx-auto w-full max-w-160">
      <CardHeader
        title="What you typed last is not saved"
        description={`“${modelName}” can no longer be opened. This browser kept what you changed in it; let in again, you find it there.`}
        actions={
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        }
      />
      <CardBody>
        <UnsavedWords
          modelName={modelName}
          words={found.flatMap(({ kept }) => kept?.words ?? [])}
        />
      </CardBody>
    </Card>
  );
}
