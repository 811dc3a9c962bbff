import type { ReportLook } from "@app/contract/report-look";
import { openPicture, type Picture, refusePicture } from "#core/picture.ts";
import { Refusal } from "#core/refusal.ts";

/** Three times as large as it is shown, for sharp screens and paper; 70 kB at most, by a byte for each pixel. */
const WITHIN = { width: 480, height: 144, fit: "inside", withoutEnlargement: true } as const;
/** What a picture's darkest point may be at most, of 255, to be seen on white. */
const DARKEST_MAX = 190;

/** Draws a firm's logo anew, as a PNG that browsers and paper know, with what is clear in it left clear. */
export async function drawLogo(upload: Uint8Array): Promise<NonNullable<ReportLook["logo"]>> {
  const { picture } = await openPicture(upload);
  await refuseUnseen(picture);
  const { data, info } = await picture
    .resize(WITHIN)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(refusePicture);
  const src = `data:image/png;base64,${data.toString("base64")}`;
  return { src, width: info.width, height: info.height };
}

/** Readers have it on white, on paper as well: white on clear would be nothing there. */
async function refuseUnseen(picture: Picture) {
  const grey = await picture
    .clone()
    .flatten({ background: "#ffffff" })
    .resize(WITHIN)
    .greyscale()
    .raw()
    .toBuffer()
    .catch(refusePicture);
  if (grey.some((point) => point <= DARKEST_MAX)) return;
  throw new Refusal(400, "This logo cannot be seen on white. Use the one for light paper.", "file");
}
