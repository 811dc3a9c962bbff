import { createFileRoute, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { isMember, USER_DATA_FAILED } from "#features/session/guard.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";

export const Route = createFileRoute("/_anonymous/login/")({
  validateSearch: z.object({
    redirectUrl: z.string().optional().catch(undefined),
    mail: z.string().optional().catch(undefined),
  }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery).catch(() => {
      throw new Error(USER_DATA_FAILED);
    });
    if (isMember(user)) throw redirect({ href: hrefAfterSignIn(search.redirectUrl) });
  },
  component: SignIn,
  staticData: { title: "Sign in" },
});

function SignIn() {
  return <h1>Sign in</h1>;
}
