import { AVATAR_BYTES_MAX } from "@app/contract/account";
import { formatFileSize } from "#lib/format.ts";

export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

/** A picture somebody chose: the file as it will be sent, and its upright pixels. */
export type ChosenPicture = { file: File; pixels: ImageBitmap };

export async function readPicture(file: File): Promise<ChosenPicture> {
  if (file.size > AVATAR_BYTES_MAX) {
    throw new Error(
      `This picture has ${formatFileSize(file.size)}. Up to ${formatFileSize(AVATAR_BYTES_MAX)} can be used.`,
    );
  }
  try {
    return { file, pixels: await createImageBitmap(file, { imageOrientation: "from-image" }) };
  } catch {
    throw new Error("This file cannot be read as a picture. Use a PNG, JPEG, WebP or GIF file.");
  }
}
