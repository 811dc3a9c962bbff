import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import type { AccountMember } from "./account-member.ts";

export function SignInCard({ account, subscription }: AccountMember) {
  return (
    <Card>
      <CardHeader title="Signing in" />
      <CardBody className="grid gap-4">
        <Row
          title="Password"
          text="Changing it signs your other devices out."
          action={<Link to="/account/edit_password">Change password</Link>}
        />
        {account.isMfaEnabled ? (
          <Row
            title="Multi-factor authentication"
            state={
              <Badge tone="positive" icon={<ShieldCheck />}>
                On
              </Badge>
            }
            text={`Signing in takes your password and a code of your authenticator app. Your backup e-mail stands in for the app.${subscription.isMfaRequired ? " Your team requires it." : ""}`}
            action={
              subscription.isMfaRequired ? undefined : (
                <Link to="/account/mfa/disable">Turn off</Link>
              )
            }
          />
        ) : (
          <Row
            title="Multi-factor authentication"
            state={<Badge>Off</Badge>}
            text="With a code of your phone as a second step, a stolen password opens nothing."
            action={<Link to="/account/mfa/enable">Set up</Link>}
          />
        )}
      </CardBody>
    </Card>
  );
}

type RowProps = {
  title: string;
  state?: ReactNode;
  text: string;
  /** A link. */
  action: ReactNode;
};

function Row({ title, state, text, action }: RowProps) {
  return (
    <div className="grid justify-items-start gap-2 not-last:border-b not-last:border-border not-last:pb-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="font-medium">{title}</h3>
          {state}
        </div>
        <p className="text-text-2">{text}</p>
      </div>
      <Changes what="sensitive">{action && <Button asChild>{action}</Button>}</Changes>
    </div>
  );
}
