/** Every model to start from, in the order they are offered. */
import { blank } from "./blank.ts";
import { constructionProjects } from "./construction-projects.ts";
import { hospitality } from "./hospitality.ts";
import { manufacturing } from "./manufacturing.ts";
import { notForProfit } from "./not-for-profit.ts";
import { property } from "./property.ts";
import { retailWholesale } from "./retail-wholesale.ts";
import { servicesFirm } from "./services-firm.ts";
import { softwareSubscription } from "./software-subscription.ts";
import type { StarterModel } from "./starter.ts";
import { weeklyCashFlow } from "./weekly-cash-flow.ts";

export const starterModels: readonly StarterModel[] = [
  servicesFirm,
  retailWholesale,
  manufacturing,
  softwareSubscription,
  constructionProjects,
  hospitality,
  notForProfit,
  property,
  weeklyCashFlow,
  blank,
];
