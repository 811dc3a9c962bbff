import type { ModuleBase } from "./module-base.ts";
import type { Settlement } from "./settlement.ts";

/** Payables: pays what suppliers billed, by days or by a payment profile. */
export type Payables = ModuleBase & Settlement & { kind: "payables" };
