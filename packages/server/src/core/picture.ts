import sharp from "sharp";
import { Refusal } from "./refusal.ts";

const PIXELS_MAX = 25_000_000;
const SECONDS_MAX = 10;

// What a file claims to be counts for nothing: only these four decoders exist here, so a drawing
// that runs scripts or a format nobody thought of is refused before a byte of it is interpreted.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadNsgifBuffer",
  ],
});
sharp.cache(false);

export type Picture = ReturnType<typeof sharp>;

/**
 * The picture somebody uploaded, turned upright, with its size as it is seen. To be drawn anew from its
 * pixels: nothing else of the upload survives, no place it was taken at, nothing hidden behind the image.
 */
export async function openPicture(upload: Uint8Array) {
  if (upload.byteLength === 0) return refusePicture();
  const picture = sharp(upload, { limitInputPixels: PIXELS_MAX, autoOrient: true });
  const { autoOrient } = await picture.metadata().catch(refusePicture);
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) return refusePicture();
  return { picture: picture.timeout({ seconds: SECONDS_MAX }), ...autoOrient };
}

export function refusePicture(): never {
  throw new Refusal(400, "Use a PNG, JPEG, WebP or GIF picture of at most 25 megapixels.", "file");
}
