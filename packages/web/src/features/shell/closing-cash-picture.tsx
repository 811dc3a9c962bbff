import { TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";

/**
 * An example forecast as one fixed picture. Drawn here rather than with the kit's chart, whose
 * scales and axes would be most of what the sign-in page has to load.
 */
const MONTHS = ["Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const CASH = [149.3, 150.9, 162, 139.4, 142.2, 150.2, 156.7, 79.1, 131.9, 128.9, 136, 161.8];
const LAST_ACTUAL = 3;
const LOWEST = 7;
const FLOOR = 100;

const LEFT = 36;
const RIGHT = 608;
const BOTTOM = 264;
const CUT_OVER = (xOf(LAST_ACTUAL) + xOf(LAST_ACTUAL + 1)) / 2;

export function ClosingCashPicture() {
  return (
    <div className="rounded-xl border border-border bg-surface px-5.5 pt-5 pb-3.5 shadow-md">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <div>
          <div className="font-semibold">Closing cash</div>
          <div className="text-xs text-text-3">Example model, AUD ’000</div>
        </div>
        <Badge tone="alert" icon={<TriangleAlert />}>
          Below floor in Feb-27
        </Badge>
      </div>
      <svg viewBox="0 0 620 290" className="tabular w-full text-2xs" role="presentation">
        <rect x={LEFT} y="18" width={CUT_OVER - LEFT} height="246" className="fill-cell-actual" />
        <Axes />
        <CutOver />
        <Floor />
        <CashLine />
      </svg>
    </div>
  );
}

function xOf(month: number) {
  return LEFT + ((RIGHT - LEFT) / (MONTHS.length - 1)) * month;
}

function yOf(cash: number) {
  return BOTTOM - cash * 1.23;
}

function Axes() {
  return (
    <g className="fill-c-label">
      {[0, 50, 100, 150, 200].map((cash) => (
        <g key={cash}>
          <line
            x1={LEFT}
            x2={RIGHT}
            y1={yOf(cash)}
            y2={yOf(cash)}
            className={cash === 0 ? "stroke-c-axis" : "stroke-c-grid"}
          />
          <text x="28" y={yOf(cash) + 4} textAnchor="end">
            {cash || "–"}
          </text>
        </g>
      ))}
      {MONTHS.map((name, month) => (
        <text key={name} x={xOf(month)} y="281" textAnchor="middle">
          {name}
        </text>
      ))}
    </g>
  );
}

function CutOver() {
  return (
    <g className="fill-c-label text-[10px]">
      <line
        x1={CUT_OVER}
        x2={CUT_OVER}
        y1="12"
        y2={BOTTOM}
        className="stroke-cutover"
        strokeDasharray="1 3"
        strokeLinecap="round"
      />
      <text x={CUT_OVER - 6} y="14" textAnchor="end">
        Actual
      </text>
      <text x={CUT_OVER + 6} y="14">
        Forecast
      </text>
    </g>
  );
}

function Floor() {
  return (
    <g>
      <line
        x1={LEFT}
        x2={RIGHT}
        y1={yOf(FLOOR)}
        y2={yOf(FLOOR)}
        className="stroke-alert-fill"
        strokeWidth="1.25"
        strokeDasharray="2 3"
      />
      <text x={LEFT + 6} y={yOf(FLOOR) + 13} className="fill-alert">
        Cash floor {FLOOR}
      </text>
    </g>
  );
}

function CashLine() {
  return (
    <g fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-c1">
      <polyline points={pointsOf(0, LAST_ACTUAL)} strokeLinecap="round" />
      <polyline points={pointsOf(LAST_ACTUAL, CASH.length - 1)} strokeDasharray="5 3.5" />
      <circle
        cx={xOf(LOWEST)}
        cy={yOf(CASH[LOWEST] ?? 0)}
        r="4"
        className="fill-alert-fill stroke-surface"
        strokeWidth="1.5"
      />
      <text
        x={xOf(LOWEST)}
        y={yOf(CASH[LOWEST] ?? 0) + 20}
        textAnchor="middle"
        stroke="none"
        className="fill-text font-medium"
      >
        79
      </text>
    </g>
  );
}

function pointsOf(from: number, to: number) {
  return CASH.slice(from, to + 1)
    .map((cash, step) => `${xOf(from + step)},${yOf(cash)}`)
    .join(" ");
}
