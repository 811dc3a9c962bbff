import type { Model } from "@app/contract/models";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { loadPart } from "#lib/load-part.ts";
import type { Holder } from "#model/kept/kept.ts";
import type { Desk } from "./desk.ts";
import type { Keeping } from "./keep-unsaved.ts";

/**
 * Keeps in this browser what is typed and not saved, for as long as the desk is open. Nothing is kept
 * for nobody: staff who look in somebody's place have no holder.
 */
export function useKeeping(desk: Desk | undefined, model: Model, holder: Holder | undefined) {
  const [keeping, setKeeping] = useState<Keeping>();
  const [told, setTold] = useState<readonly string[]>([]);
  const failure = useSyncExternalStore(
    keeping?.subscribe ?? never,
    keeping?.failure ?? (() => undefined),
  );
  const { userId, teamId } = holder ?? {};
  const start = useEffectEvent(async (isLeft: () => boolean) => {
    const { startKeeping } = await loadPart(() => import("./start-keeping.ts"));
    if (isLeft() || !desk || !holder) return undefined;
    const of = { holder, modelId: model.id, modelName: model.modelName };
    const started = startKeeping(desk, of, (sentence) =>
      setTold((before) => [...before, sentence]),
    );
    setKeeping(started);
    return started;
  });
  useEffect(() => {
    if (!desk || userId === undefined || teamId === undefined) return;
    let isLeft = false;
    const started = start(() => isLeft);
    return () => {
      isLeft = true;
      void started.then((begun) => begun?.end());
    };
  }, [desk, userId, teamId]);
  return {
    failure,
    told,
    closeTold: () => setTold([]),
    /** What is not saved is given up, or is elsewhere. */
    discard: () => void keeping?.discard(),
  };
}

const never = () => () => {};
