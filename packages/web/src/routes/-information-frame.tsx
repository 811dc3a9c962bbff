import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isMember } from "#features/session/guard.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";
import { BrandLink } from "#features/shell/brand-link.tsx";
import { Content } from "#features/shell/content.tsx";
import { AppFrame } from "./-app-frame.tsx";

/** What anybody may read: within the app for its members, by itself for whoever decides whether to become one. */
export function InformationFrame({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(currentUserQuery);
  if (user && isMember(user) && !user.mustEnableMfa) {
    return <AppFrame member={user}>{children}</AppFrame>;
  }
  return (
    <>
      <header className="flex h-14 items-center border-b border-border bg-surface px-8 phone:px-4">
        <BrandLink />
      </header>
      <Content className="mx-auto max-w-200">{children}</Content>
    </>
  );
}
