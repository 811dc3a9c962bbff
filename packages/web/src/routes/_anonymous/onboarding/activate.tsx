import { createFileRoute, Link, redirect, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { FIRST_STEP } from "#features/onboarding/about-step.tsx";
import { ActivateWizard } from "#features/onboarding/activate-wizard.tsx";
import { CodeStep } from "#features/onboarding/code-step.tsx";
import { sessionByEmail, sessionByUuid } from "#features/onboarding/find-session.ts";
import { OPENED } from "#features/onboarding/opened-sign-ups.ts";
import { isMember } from "#features/session/guard.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { LoginLayout } from "#features/shell/login-layout.tsx";
import { MessagePage } from "#features/shell/message-page.tsx";
import { appDataQuery } from "#lib/app-data.ts";
import { optionalText, searchOf } from "#lib/search.ts";

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
      // Another tab of theirs has opened the account meanwhile.
      const isOpen = !session && isMember(await refreshCurrentUser(context.queryClient));
      if (isOpen) throw redirect({ to: "/", replace: true });
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
  // The router keeps what it loaded: whoever goes back would find the sign-up as it was before its end.
  const [isOver] = useState(() => OPENED.has(session?.uuid));
  useEffect(() => {
    if (isOver) void navigate({ to: "/", replace: true });
  }, [isOver, navigate]);
  if (isOver) return null;
  if (!session) return <Ended />;
  if (!session.isVerified) {
    return (
      <LoginLayout isWide>
        <CodeStep session={session} onVerified={() => router.invalidate()} />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout isWide>
      <ActivateWizard
        session={session}
        slug={step}
        goTo={goTo}
        renderLink={(slug, link) => (
          <Link to="." search={{ uuid: session.uuid, step: slug }} {...link} />
        )}
        onActivated={() => {
          OPENED.add(session.uuid);
          return refreshCurrentUser(queryClient);
        }}
      />
    </LoginLayout>
  );
}

/** Unknown, over and another browser's look the same. */
function Ended() {
  return (
    <MessagePage title="This sign-up has ended">
      <p>
        A sign-up goes on for two hours, in the browser that began it, until its account is open.
        Sign in if it is, or begin again.
      </p>
      <p className="flex gap-4">
        <Link to="/signup">Start again</Link>
        <Link to="/login">Sign in</Link>
      </p>
    </MessagePage>
  );
}
