import {
  COLOUR_PATTERN,
  CONTRAST_MIN,
  contrastOf,
  REPORT_GROUNDS,
  type ReportGround,
  seenOn,
} from "@app/contract/report-accent";
import type { ReportLook } from "@app/contract/report-look";

/** A colour as it would be kept; none while it is half typed. */
export function accentOf(accent: string | null): Pick<ReportLook, "accent" | "accentDark"> {
  if (accent === null || !COLOUR_PATTERN.test(accent)) return { accent: null, accentDark: null };
  return { accent, accentDark: seenOn(accent, "dark") };
}

/** What a colour lacks on a ground, and the near one that does not; undefined where it is seen. */
export function lackOf(accent: string | null, theme: ReportGround) {
  if (accent === null || !COLOUR_PATTERN.test(accent)) return undefined;
  const contrast = contrastOf(accent, REPORT_GROUNDS[theme]);
  if (contrast >= CONTRAST_MIN) return undefined;
  return { told: `${Math.floor(contrast * 10) / 10} to 1`, near: seenOn(accent, theme) };
}
