import { create } from "qrcode";
import { qrPath } from "./qr-path.ts";

/** Modules of white around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** Black on white in both themes: many cameras read nothing else. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-50 rounded-lg border border-border bg-white"
    >
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
}
