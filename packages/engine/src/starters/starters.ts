/** Every model to start from, in the order they are offered. */
import { manufacturing } from "./manufacturing.ts";
import { retailWholesale } from "./retail-wholesale.ts";
import { servicesFirm } from "./services-firm.ts";
import type { StarterModel } from "./starter.ts";

export const starterModels: readonly StarterModel[] = [
  servicesFirm,
  retailWholesale,
  manufacturing,
];
