import type { Input, ModuleBase } from "./module-base.ts";
import type { Due } from "./payment-cycle.ts";
import type { Unwind } from "./settlement.ts";

/** Payroll: from gross to net, with what is withheld, on-costs and leave. */
export type Payroll = ModuleBase & {
  kind: "payroll";
  /** Where gross pay is charged. */
  account: string;
  /** Tax held back from gross pay. */
  withholding?: { rate: Input; liability: string; due: Due; unwind?: Unwind };
  onCosts?: OnCost[];
  leave?: Leave;
} & Pay;

/** By people, or as one amount per period. */
export type Pay =
  | { form: "headcount"; headcount: Input; salaryPerYear: Input }
  | { form: "amount"; amount: Input };

/** What employing costs on top of gross pay: pension, payroll tax, insurance. */
export type OnCost = {
  /** The name of its lines: `payroll.pension`. */
  id: string;
  name: string;
  rate: Input;
  account: string;
  liability: string;
  due: Due;
  /** How what was owed before the model is paid; on the days of its rule when unsaid. */
  unwind?: Unwind;
  /** Only gross pay above this much a month bears it. */
  thresholdPerMonth?: Input;
};

export type Leave = {
  /** Earned in money, as a share of gross pay; pay during leave earns it too. */
  rate: Input;
  account: string;
  provision: string;
  /** The part of gross pay that is leave taken, charged to the provision. */
  taken?: Input;
};
