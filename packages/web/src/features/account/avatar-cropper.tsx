import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { type Crop, zoomCrop, zoomMaxOf, zoomOf } from "./avatar-crop.ts";
import { CropCanvas } from "./crop-canvas.tsx";
import { CropStage } from "./crop-stage.tsx";

type AvatarCropperProps = {
  pixels: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** What stands in while there is no picture. */
  fallback: ReactNode;
};

const PREVIEWS = [
  { sidePx: 96, className: "size-24" },
  { sidePx: 48, className: "size-12" },
  { sidePx: 24, className: "size-6" },
];

/** Chooses the square of a picture, with a look at how it will be seen. */
export function AvatarCropper({ pixels, crop, onCrop, fallback }: AvatarCropperProps) {
  const zoomMax = zoomMaxOf(pixels);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <div className="grid w-70 max-w-full content-start gap-4">
        <CropStage pixels={pixels} crop={crop} onCrop={onCrop} />
        {zoomMax > 1 && (
          <Field label="Zoom">
            {(control) => (
              <input
                {...control}
                type="range"
                min={1}
                max={zoomMax}
                step="any"
                value={zoomOf(crop, pixels)}
                onChange={(event) => onCrop(zoomCrop(crop, pixels, event.target.valueAsNumber))}
                className="h-6 w-full accent-accent phone:h-10.5"
              />
            )}
          </Field>
        )}
      </div>
      <div>
        <p className="mb-2 font-medium">As others see it</p>
        <div className="flex items-end gap-4">
          {PREVIEWS.map(({ sidePx, className }) => (
            <CropCanvas
              key={sidePx}
              pixels={pixels}
              crop={crop}
              sidePx={sidePx}
              className={`${className} rounded-full`}
            />
          ))}
        </div>
        <p className="mt-5 mb-2 font-medium">Without a picture</p>
        {fallback}
      </div>
    </div>
  );
}
