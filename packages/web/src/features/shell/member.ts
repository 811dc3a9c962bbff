import type { account } from "@app/contract/account";
import type { alert, masquerade } from "@app/contract/current-user";
import type { subscription } from "@app/contract/subscription";
import type * as z from "zod/mini";

/** What the shell shows of the person it is wrapped around. */
export type ShellMember = {
  account: z.output<typeof account>;
  subscription: z.output<typeof subscription>;
  alerts: z.output<typeof alert>[];
  masquerade: z.output<typeof masquerade> | null;
};
