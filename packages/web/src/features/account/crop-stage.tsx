import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { type Crop, moveCrop, zoomCrop, zoomOf } from "./avatar-crop.ts";
import { CropCanvas } from "./crop-canvas.tsx";

type CropStageProps = { pixels: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

const SIDE_PX = 280;
/** Of the square's side, for one press of an arrow. */
const STEP = 0.02;
const LONG_STEP = 0.1;
const ZOOM_FACTOR = 1.1;

/** The square as it will be cut. The picture follows the pointer, and the arrows alike. */
export function CropStage({ pixels, crop, onCrop }: CropStageProps) {
  const hintId = useId();

  const held = useRef({ x: 0, y: 0, crop });

  const grab = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x, y, crop };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y, crop: from } = held.current;
    const perPx = from.size / currentTarget.clientWidth;
    onCrop(moveCrop(from, pixels, (x - clientX) * perPx, (y - clientY) * perPx));
  };
  const press = (event: KeyboardEvent) => {
    const next = cropAfter(event, crop, pixels);
    if (!next) return;
    event.preventDefault();
    onCrop(next);
  };
  return (
    <div>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and zoomed by keys.
        tabIndex={0}
        aria-label="Picture in its square"
        aria-describedby={hintId}
        onPointerDown={grab}
        onPointerMove={drag}
        onKeyDown={press}
        className="relative aspect-square w-70 max-w-full cursor-grab touch-none overflow-hidden rounded-lg bg-tile active:cursor-grabbing"
      >
        <CropCanvas pixels={pixels} crop={crop} sidePx={SIDE_PX} className="size-full" />
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_var(--overlay)]" />
      </div>
      <p id={hintId} className="mt-1.5 text-xs text-text-3">
        Drag, or use the arrow keys. + and − zoom.
      </p>
    </div>
  );
}

const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cropAfter({ key, shiftKey }: KeyboardEvent, crop: Crop, pixels: ImageBitmap) {
  if (key === "+" || key === "=") return zoomCrop(crop, pixels, zoomOf(crop, pixels) * ZOOM_FACTOR);
  if (key === "-" || key === "−") return zoomCrop(crop, pixels, zoomOf(crop, pixels) / ZOOM_FACTOR);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = crop.size * (shiftKey ? LONG_STEP : STEP);
  return moveCrop(crop, pixels, -arrow[0] * step, -arrow[1] * step);
}
