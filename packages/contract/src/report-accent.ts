/** A firm's colour on its reports: rules and marks, which are to be seen on white and in the dark alike. */

/** What WCAG asks of marks that are no text. */
export const CONTRAST_MIN = 3;

/** The grounds that reports are read on, the one harder to be seen on of each theme. */
export const REPORT_GROUNDS = { light: "#f6f5f2", dark: "#161a20" } as const;
export type ReportGround = keyof typeof REPORT_GROUNDS;

/** "#0a3d62": six digits in lower case. */
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/;

/** How far two colours stand apart, from 1 to 21. */
export function contrastOf(colour: string, ground: string): number {
  const [less = 0, more = 0] = [luminanceOf(colour), luminanceOf(ground)].toSorted((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** The colour itself where it is seen on a ground of reports; else the nearest lighter or darker one that is. */
export function seenOn(colour: string, theme: ReportGround): string {
  const ground = REPORT_GROUNDS[theme];
  const towards = theme === "light" ? 0 : 255;
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mix(colour, towards, step / STEPS);
    if (contrastOf(mixed, ground) >= CONTRAST_MIN) return mixed;
  }
  return mix(colour, towards, 1);
}

const STEPS = 100;

function mix(colour: string, towards: number, share: number): string {
  const mixed = channelsOf(colour).map((channel) =>
    Math.round(channel + (towards - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance, as WCAG defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
