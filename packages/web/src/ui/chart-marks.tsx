import { type Mark, type Stroke, TEXT_LOOKS, type TextMark } from "@app/charts/drawing";
import { memo } from "react";
import { inkColour } from "./chart-inks.ts";
import { classNames } from "./class-names.ts";

/** The marks of a drawing as SVG. Drawn again only when the drawing is another. */
export const ChartMarks = memo(function ChartMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) => <MarkElement key={mark.id} mark={mark} />);
});

function MarkElement({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case "path":
      return (
        <path
          data-mark={mark.id}
          d={mark.d}
          fill={mark.fill ? inkColour(mark.fill) : "none"}
          {...(mark.stroke && strokeOf(mark.stroke))}
          strokeLinejoin="round"
        />
      );
    case "line":
      return (
        <line
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
          {...strokeOf(mark.stroke)}
          {...(isRule(mark.stroke) && { shapeRendering: "crispEdges" })}
        />
      );
    case "rect":
      return (
        <rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          fill={inkColour(mark.fill)}
          {...(mark.radius && { rx: mark.radius })}
        />
      );
    case "text":
      return <Text mark={mark} />;
  }
}

function Text({ mark }: { mark: TextMark }) {
  const { size, weight, ink, ...look } = {
    isTabular: false,
    hasHalo: false,
    ...TEXT_LOOKS[mark.look],
  };
  return (
    <text
      x={mark.x}
      y={mark.y}
      textAnchor={mark.anchor}
      fontSize={size}
      fontWeight={weight}
      fill={inkColour(ink)}
      className={classNames(look.isTabular && "tabular", look.hasHalo && "chart-halo")}
    >
      {mark.text}
    </text>
  );
}

function strokeOf({ ink, width, dash, isRound }: Stroke) {
  return {
    stroke: inkColour(ink),
    strokeWidth: width,
    ...(dash && { strokeDasharray: dash.join(" ") }),
    ...(isRound && { strokeLinecap: "round" as const }),
  };
}

function isRule({ ink }: Stroke) {
  return ink === "grid" || ink === "axis";
}
