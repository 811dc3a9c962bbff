import type { InterestBase, RateBasis } from "./loan.ts";
import type { Input, ModuleBase } from "./module-base.ts";

/** Keeps cash at its minimum by an overdraft, puts surplus to use, and earns interest on cash. */
export type Treasury = ModuleBase & {
  kind: "treasury";
  /** Cash to be kept; none when unsaid. */
  minimumCash?: Input;
  revolver?: Revolver;
  cashInterest?: CashInterest;
  sweep?: Sweep;
  /** Nominal when unsaid. */
  basis?: RateBasis;
};

/** An overdraft or revolving credit: drawn up to its limit, repaid first. */
export type Revolver = {
  account: string;
  limit: Input;
  ratePerYear: Input;
  interestOn?: InterestBase;
  interestAccount: string;
};

/** None is earned on negative cash. */
export type CashInterest = {
  ratePerYear: Input;
  interestOn?: InterestBase;
  interestAccount: string;
};

/** A share of what is above the minimum goes to a loan once the revolver is nil. */
export type Sweep = {
  /** The loan module's id. */
  loan: string;
  share: Input;
};
