/** Every chart that was placed by hand: what suggestions learn names from, and are measured on. */
import type { Chart } from "./chart.ts";
import { closingCharts } from "./closing-charts.ts";
import { englishOwnersCharts } from "./english-owners-charts.ts";
import { englishTradeCharts } from "./english-trade-charts.ts";
import { europeanOwnersCharts } from "./european-owners-charts.ts";
import { europeanTradeCharts } from "./european-trade-charts.ts";
import { finalCharts, lastCharts } from "./last-charts.ts";
import { laterCharts } from "./later-charts.ts";
import { nextCharts, tradeCharts } from "./trade-charts.ts";
import { tunedCharts } from "./tuned-charts.ts";
import { unseenCharts } from "./unseen-charts.ts";

/** Those the rules of words were corrected by. */
export const ruledCharts: readonly Chart[] = [
  ...tunedCharts,
  ...unseenCharts,
  ...laterCharts,
  ...lastCharts,
  ...finalCharts,
  ...closingCharts,
  ...tradeCharts,
  ...nextCharts,
];

/** Companies' own charts, which no rule of words was corrected by. */
export const ownCharts: readonly Chart[] = [
  ...englishTradeCharts,
  ...europeanTradeCharts,
  ...englishOwnersCharts,
  ...europeanOwnersCharts,
];

export const placedCharts: readonly Chart[] = [...ruledCharts, ...ownCharts];
