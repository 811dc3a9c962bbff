import { useEffect, useRef } from "react";
import type { Crop } from "./avatar-crop.ts";

type CropCanvasProps = { pixels: ImageBitmap; crop: Crop; sidePx: number; className?: string };

/** The cropped square of a picture, drawn from its pixels: no address for it has to exist. */
export function CropCanvas({ pixels, crop, sidePx, className }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const side = sidePx * Math.max(window.devicePixelRatio, 1);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, side, side);
    context.drawImage(pixels, crop.left, crop.top, crop.size, crop.size, 0, 0, side, side);
  }, [pixels, crop, side]);

  return <canvas ref={canvas} width={side} height={side} className={className} />;
}
