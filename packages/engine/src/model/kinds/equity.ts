import type { Input, ModuleBase } from "./module-base.ts";

/** Money put in by owners, and shares bought back from them. */
export type Equity = ModuleBase & {
  kind: "equity";
  account: string;
  contributions?: Input;
  buyBacks?: Input;
};
