import type { PasswordOwner } from "@app/contract/password-strength";
import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "#core/refusal.ts";

/**
 * Passwords are kept as argon2id hashes. Making and checking one costs 19 MiB and a core for some
 * milliseconds, which is the point; so only a few are worked on at once, a short queue waits, and
 * whoever comes beyond it is told to come back. A flood of sign-ins never starves everything else.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WORKING_MAX = 2;
const WAITING_MAX = 100;

/** Costs what a real one does and matches nothing anybody can type: 256 random bits were hashed. */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$KZUI6USVc0P4kxPpTrpzYg$kPp48tBPupgGTx6FOMLz5Unzxr1+x8jQiZNcMSZd9M0";

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Without a hash (nobody has that e-mail, or no password) it does the same work and says no. */
export async function isRightPassword(kept: string | null, given: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(kept ?? NOBODYS_HASH, given));
  return isRight && kept !== null;
}

/** Refuses what is easily guessed: a common password, a pattern, or the person's own words. */
export async function refuseWeakPassword(newPassword: string, owner: PasswordOwner) {
  const { weaknessOf } = await import("@app/contract/password-strength");
  const weakness = weaknessOf(newPassword, owner);
  if (weakness) throw new Refusal(400, weakness, "newPassword");
}

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working < WORKING_MAX) working++;
  else await waitForTurn();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
}

function waitForTurn() {
  if (waiting.length >= WAITING_MAX) {
    throw new Refusal(503, "Too many people are signing in. Try again in a moment.", "root", 5);
  }
  return new Promise<void>((resolve) => waiting.push(resolve));
}
