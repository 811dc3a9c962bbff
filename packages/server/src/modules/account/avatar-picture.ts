import { openPicture, refusePicture } from "#core/picture.ts";
import { Refusal } from "#core/refusal.ts";

/** A square within a picture, in the pixels of the picture as a person sees it. */
export type Square = { left: number; top: number; size: number };

const SIDE = 256;
const QUALITY = 85;

/** Draws a new picture from the pixels of the one uploaded, cut to the square. */
export async function drawAvatar(upload: Uint8Array, square: Square): Promise<Uint8Array> {
  const { picture, width, height } = await openPicture(upload);
  if (square.left + square.size > width || square.top + square.size > height) {
    throw new Refusal(400, "Choose a square within the picture.", "size");
  }
  const { left, top, size } = square;
  return picture
    .extract({ left, top, width: size, height: size })
    .resize(SIDE, SIDE)
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(refusePicture);
}
