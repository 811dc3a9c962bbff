import { getCurrentUser } from "@app/contract/current-user";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { Member } from "#features/session/guard.ts";
import { pageMember } from "#features/session/page-member.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { call } from "#lib/api.ts";
import { setInterruptions } from "#lib/interruptions.ts";
import { loadPart } from "#lib/load-part.ts";

const SignInAgainDialog = lazy(async () => {
  const { SignInAgainDialog } = await loadPart(() => import("./sign-in-again-dialog.tsx"));
  return { default: SignInAgainDialog };
});

type Question = { person: Member; answer: (isSignedIn: boolean) => void };

/**
 * Answers calls that were refused because the session ended: the person whose page it is signs in
 * over it, and the calls go on. Nobody else can.
 */
export function SignInAgain() {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();

  useEffect(
    () =>
      setInterruptions({
        async signInAgain() {
          const person = pageMember();
          if (!person) return false;
          // A customer does not sign in here: the member of staff who looks has to begin anew.
          if (person.isMasquerading) return loadAnew();
          return new Promise((answer) => setQuestion({ person, answer }));
        },
      }),
    [],
  );

  const answer = (isSignedIn: boolean) => {
    setQuestion(undefined);
    question?.answer(isSignedIn);
  };

  /** Whoever comes back to this page may have signed in on another: they are not asked twice. */
  const look = useEffectEvent(async ({ person }: Question) => {
    const { account } = await call(getCurrentUser, {});
    if (account?.id !== person.account.id) return;
    await refreshCurrentUser(queries);
    answer(true);
  });
  useEffect(() => {
    if (!question) return;
    // Without a line the question stays; who signs in here is told of that.
    const onFocus = () => void look(question).catch(() => {});
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [question]);

  if (!question) return null;
  const { person } = question;
  return (
    <Suspense>
      <SignInAgainDialog
        email={person.account.email}
        onClose={() => answer(false)}
        onSignedIn={async () => {
          const { account } = await refreshCurrentUser(queries);
          // Removed from the team meanwhile: the guard says so.
          if (!account) loadAnew();
          answer(account?.id === person.account.id);
        }}
      />
    </Suspense>
  );
}

function loadAnew() {
  window.location.reload();
  return false;
}
