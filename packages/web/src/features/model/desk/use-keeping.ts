import type { Model } from "@app/contract/models";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Holder } from "#model/kept/kept.ts";
import type { Desk } from "./desk.ts";
import type { Keeping } from "./keep-unsaved.ts";
import { startKeeping } from "./start-keeping.ts";

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
  const start = useEffectEvent((of: Desk, whose: Holder) =>
    startKeeping(of, { holder: whose, modelId: model.id, modelName: model.modelName }, (sentence) =>
      setTold((before) => [...before, sentence]),
    ),
  );
  useEffect(() => {
    if (!desk || userId === undefined || teamId === undefined) return;
    const started = start(desk, { userId, teamId });
    setKeeping(started);
    return started.end;
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
