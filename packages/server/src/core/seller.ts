/** Who issues invoices, as they say it: settings that come together or not at all. */
import { z } from "zod";
import { WrongSetting } from "./wrong-setting.ts";

export type Seller = {
  name: string;
  /** With what it is: "ABN 99 000 286 103". */
  taxNumber: string;
  address: string;
  /** Where questions about an invoice go. */
  email: string;
  /** How to pay one by transfer; empty where that is not offered. */
  bank: string;
};

/** The demo's, which nobody pays. */
const DEMO_SELLER: Seller = {
  name: "Forecastle Software Pty Ltd",
  taxNumber: "ABN 99 000 286 103",
  address: "Level 9, 12 Customs Lane, Sydney NSW 2000",
  email: "billing@forecastle.example",
  bank: "BSB 062-000, account 1234 5678",
};

const line = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, "u"), `must be a line of at most ${max} letters`);
const needed = {
  SELLER_NAME: line(100),
  SELLER_TAX_NUMBER: line(40),
  SELLER_ADDRESS: line(120),
  SELLER_EMAIL: z.email("must be an e-mail address"),
};
const variables = z.object({ ...needed, SELLER_BANK: line(100).default("") });

type Environment = Record<string, string | undefined>;

/** Undefined where nobody said it: no invoice can be written out then. Whoever takes real money has to say. */
export function readSeller(
  env: Environment,
  { isDemo, takesCards }: { isDemo: boolean; takesCards: boolean },
): Seller | undefined {
  const isSaid = Object.keys(variables.shape).some((name) => env[name] !== undefined);
  if (!isSaid && !takesCards) return isDemo ? DEMO_SELLER : undefined;
  const missing = Object.keys(needed).find((name) => env[name] === undefined);
  if (missing) {
    const why = isSaid ? "another of SELLER_… is set" : "STRIPE_SECRET_KEY is set";
    throw new WrongSetting(`${missing} must be set when ${why}.`);
  }
  const result = variables.safeParse(env);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { data } = result;
  return {
    ...{ name: data.SELLER_NAME, taxNumber: data.SELLER_TAX_NUMBER, bank: data.SELLER_BANK },
    ...{ address: data.SELLER_ADDRESS, email: data.SELLER_EMAIL },
  };
}
