import sharp from "sharp";
import type { MemberContext } from "#core/context.ts";
import * as looks from "#modules/report-look/report-look.ts";

const ACCENT = "#0f6e66";
const SIZE = 144;
/** Red, green, blue and how much of it is seen. */
const TEAL = [15, 110, 102, 255];
const SAND = [201, 138, 44, 255];
const CLEAR = [0, 0, 0, 0];

/** The demo firm's own colour and sign; one that has either by now keeps it. */
export async function giveLook(context: MemberContext) {
  const { accent, logo } = await looks.get(context);
  if (accent ?? logo) return;
  await looks.setAccent(context, ACCENT);
  await looks.setLogo(context, await twoSails());
}

/** Two sails over a line of sea, drawn point by point. */
function twoSails(): Promise<Uint8Array> {
  const points = Array.from({ length: SIZE * SIZE }, (_, at) =>
    inkAt((at % SIZE) / SIZE, Math.floor(at / SIZE) / SIZE),
  );
  const raw = { width: SIZE, height: SIZE, channels: 4 } as const;
  return sharp(Uint8Array.from(points.flat()), { raw }).png().toBuffer();
}

function inkAt(x: number, y: number) {
  if (y > 0.82 && y < 0.9 && x > 0.08 && x < 0.92) return TEAL;
  const isOfMain = y > 0.1 && y < 0.76 && x > 0.52 - (y - 0.1) * 0.6 && x < 0.52;
  if (isOfMain) return TEAL;
  const isOfJib = y > 0.28 && y < 0.76 && x > 0.57 && x < 0.57 + (y - 0.28) * 0.6;
  return isOfJib ? SAND : CLEAR;
}
