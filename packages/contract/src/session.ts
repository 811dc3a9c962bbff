import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { email, givenPassword } from "./text.ts";

export { getCurrentUser } from "./current-user.ts";

export const loginUser = endpoint({
  method: "POST",
  path: "/login_user",
  summary: "Sign in with e-mail and password.",
  access: "anonymous",
  body: z.strictObject({ email, password: givenPassword }),
  /** With MFA on, the sign-in goes on in that auth session and nobody is signed in yet. */
  data: z.object({ isLoggedIn: z.boolean(), authSessionUuid: z.nullable(z.uuid()) }),
});

export const logoutUser = endpoint({
  method: "POST",
  path: "/logout_user",
  summary: "Sign this device out.",
  access: "anonymous",
  data: z.null(),
});

export const reauthenticate = endpoint({
  method: "POST",
  path: "/reauthenticate",
  summary: "Prove who you are again, before something sensitive.",
  access: "pending",
  body: z.strictObject({ password: givenPassword }),
  data: z.null(),
});
