import { Link } from "@tanstack/react-router";
import { LogOut, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { Content } from "./content.tsx";
import { signOut } from "./sign-out.ts";

type SimpleLayoutProps = {
  /** Nothing else is open to this person yet, so the only way out is to sign out. */
  isOnlyPage: boolean;
  children: ReactNode;
};

/** One task at a time: a bar, a way out, one column. */
export function SimpleLayout({ isOnlyPage, children }: SimpleLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="flex h-14 items-center justify-between border-b border-border bg-surface px-8 phone:px-4">
        <BrandLink />
        {isOnlyPage ? <SignOutButton /> : <CloseLink />}
      </header>
      <ConnectionLine />
      <Content className="mx-auto max-w-280 px-8 pt-7 pb-14 phone:px-4 phone:pt-5 phone:pb-10">
        {children}
      </Content>
    </>
  );
}

function CloseLink() {
  return (
    <Button asChild variant="quiet" icon={<X />}>
      <Link to="/">Close</Link>
    </Button>
  );
}

function SignOutButton() {
  return (
    <Button variant="quiet" icon={<LogOut />} onClick={signOut}>
      Sign out
    </Button>
  );
}
