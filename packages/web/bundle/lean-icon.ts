/**
 * Draws a sign as lucide does, as far as anybody here asks for it: with a class of its own and whatever else an
 * element takes. Lucide goes through two components and builds every attribute anew, for dozens of signs on a page.
 */
import { createElement, type ReactElement, type SVGProps } from "react";

type Sign = { name: string; node: readonly [tag: string, attributes: Record<string, string>][] };

const DRAWN = {
  ...{ xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24" },
  ...{ fill: "none", stroke: "currentColor", strokeWidth: 2 },
  ...{ strokeLinecap: "round", strokeLinejoin: "round" },
} as const;

/** In place of lucide's own function. */
// biome-ignore lint/style/noDefaultExport: every sign of lucide's imports it so
export default function createLucideIcon({ name, node }: Sign) {
  const strokes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, children, ...rest }: SVGProps<SVGSVGElement>): ReactElement => {
    const classes = ["lucide", `lucide-${name}`, className].filter(Boolean).join(" ");
    const isTold = children || Object.keys(rest).some((key) => TELLS.test(key));
    const hidden = isTold ? {} : { "aria-hidden": true };
    const attributes = { ...DRAWN, ...hidden, className: classes, ...rest };
    return createElement("svg", attributes, ...strokes, children);
  };
}

/** What makes a sign say something to who cannot see it. */
const TELLS = /^(?:aria-|role$|title$)/;
