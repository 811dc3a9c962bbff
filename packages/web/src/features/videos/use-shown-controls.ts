import { type RefObject, useEffect, useState } from "react";

/** So long after a hand or a key the film has its picture to itself. */
const IDLE_MS = 2500;

/** Whether a player's controls lie over its film: always while it rests, else for a while after somebody stirs. */
export function useShownControls(stage: RefObject<HTMLDivElement | null>, isPlaying: boolean) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const player = stage.current;
    if (!player || !isPlaying) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => (isInUse(player) ? wake() : setIsIdle(true)), IDLE_MS);
    };
    // A browser tells of a hand at rest, too, when what lies under it changes.
    let place = "";
    const onMove = ({ screenX, screenY }: PointerEvent) => {
      const isAtRest = place === `${screenX} ${screenY}`;
      place = `${screenX} ${screenY}`;
      if (!isAtRest) wake();
    };
    const { signal } = ended;
    player.addEventListener("pointermove", onMove, { signal });
    player.addEventListener("pointerdown", wake, { signal });
    player.addEventListener("focusin", wake, { signal });
    document.addEventListener("keydown", wake, { signal });
    wake();
    return () => {
      ended.abort();
      clearTimeout(timer);
      setIsIdle(false);
    };
  }, [stage, isPlaying]);
  return !isIdle;
}

/** Gone through by keys, or with a list open. */
function isInUse(player: HTMLElement) {
  const control = player.querySelector("button:focus, input:focus, select:focus");
  return Boolean(control?.matches(":focus-visible") || (control && isOpenList(control)));
}

/** Where a browser does not tell, a list that one is in may be open. */
function isOpenList(control: Element) {
  if (!(control instanceof HTMLSelectElement)) return false;
  return !CSS.supports("selector(:open)") || control.matches(":open");
}
