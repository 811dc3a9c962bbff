import { createFileRoute, Link, redirect, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { FIRST_STEP } from "#features/onboarding/about-step.tsx";
import { ActivateWizard } from "#features/onboarding/activate-wizard.tsx";
import { CodeStep } from "#features/onboarding/code-step.tsx";
import { sessionByEmail, sessionByUuid } from "#features/onboarding/find-session.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { MessagePage } from "#features/shell/message-page.tsx";
import { appDataQuery } from "#lib/app-data.ts";
import { optionalText, searchOf } from "#lib/search.ts";
import { StrangerFrame } from "#routes/-stranger-frame.tsx";

export const Route = createFileRoute("/_anonymous/onboarding/activate")({
  validateSearch: searchOf({ uuid: optionalText, email: optionalText, step: optionalText }),
  loaderDeps: ({ search: { uuid, email } }) => ({ uuid, email }),
  loader: async ({ context, deps: { uuid, email } }) => {
    if (uuid === undefined && email === undefined) throw redirect({ to: "/signup" });
    if (uuid !== undefined) {
      const [session] = await Promise.all([
        sessionByUuid(uuid),
        context.queryClient.prefetchQuery(appDataQuery),
      ]);
      return session;
    }
    const session = await sessionByEmail(email ?? "");
    if (!session) return null;
    const search = { uuid: session.uuid };
    throw redirect({ to: "/onboarding/activate", search, replace: true });
  },
  component: Activate,
  staticData: { title: "Open your account" },
});

function Activate() {
  const session = Route.useLoaderData();
  const { step = FIRST_STEP } = Route.useSearch();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const goTo = useCallback(
    (slug: string, { replace }: { replace: boolean }) =>
      void navigate({ search: (previous) => ({ ...previous, step: slug }), replace }),
    [navigate],
  );
  if (!session) return <Ended />;
  if (!session.isVerified) {
    return (
      <StrangerFrame>
        <CodeStep session={session} onVerified={() => router.invalidate()} />
      </StrangerFrame>
    );
  }
  return (
    <StrangerFrame>
      <ActivateWizard
        session={session}
        slug={step}
        goTo={goTo}
        renderLink={(slug, link) => (
          <Link to="." search={{ uuid: session.uuid, step: slug }} {...link} />
        )}
        onActivated={async () => {
          await refreshCurrentUser(queryClient);
          await navigate({ to: "/", replace: true });
        }}
      />
    </StrangerFrame>
  );
}

/** Unknown, over and another browser's look the same. */
function Ended() {
  return (
    <MessagePage title="This sign-up has ended">
      <p>
        A sign-up goes on for two hours, in the browser that began it. Nothing was opened: begin it
        again.
      </p>
      <Link to="/signup">Start again</Link>
    </MessagePage>
  );
}
