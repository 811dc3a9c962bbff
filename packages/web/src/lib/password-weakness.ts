import type { PasswordOwner } from "@app/contract/password-strength";
import { PASSWORD_LENGTH_MIN } from "@app/contract/text";
import { useEffect, useState } from "react";

type Strength = typeof import("@app/contract/password-strength");

/**
 * What the server will find wrong with a password that is long enough. The list of common ones is
 * large, so it comes when somebody chooses a password and not before; until it is there, and if it
 * does not come, the server alone judges.
 */
export function usePasswordWeakness(password: string, owner: Partial<PasswordOwner>) {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    import("@app/contract/password-strength").then(setStrength, () => {});
  }, []);
  return password.length < PASSWORD_LENGTH_MIN ? undefined : strength?.weaknessOf(password, owner);
}
