import sharp from "sharp";
import { Refusal } from "#core/refusal.ts";

/** A square within a picture, in the pixels of the picture as a person sees it. */
export type Square = { left: number; top: number; size: number };

const PIXELS_MAX = 25_000_000;
const SIDE = 256;
const SECONDS_MAX = 10;
const QUALITY = 85;

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

/**
 * Draws a new picture from the pixels of the one uploaded, turned upright and cut to the square.
 * Nothing else of the upload survives: no place it was taken at, nothing hidden behind the image.
 */
export async function drawAvatar(upload: Uint8Array, square: Square): Promise<Uint8Array> {
  if (upload.byteLength === 0) return refuse();
  const picture = sharp(upload, { limitInputPixels: PIXELS_MAX, autoOrient: true });
  const { width, height } = await uprightSize(picture);
  if (square.left + square.size > width || square.top + square.size > height) {
    throw new Refusal(400, "Choose a square within the picture.", "size");
  }
  const { left, top, size } = square;
  return picture
    .extract({ left, top, width: size, height: size })
    .resize(SIDE, SIDE)
    .timeout({ seconds: SECONDS_MAX })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(refuse);
}

async function uprightSize(picture: ReturnType<typeof sharp>) {
  const { autoOrient } = await picture.metadata().catch(refuse);
  if (autoOrient.width * autoOrient.height > PIXELS_MAX) return refuse();
  return autoOrient;
}

function refuse(): never {
  throw new Refusal(400, "Use a PNG, JPEG, WebP or GIF picture of at most 25 megapixels.", "file");
}
