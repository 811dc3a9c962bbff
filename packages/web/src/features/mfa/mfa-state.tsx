import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { MfaPage } from "./mfa-page.tsx";

/** Nothing to do here: MFA already is what somebody came to make it. */
export function MfaState({ title, text }: { title: string; text: string }) {
  return (
    <MfaPage title={title}>
      <p>{text}</p>
      <div>
        <Button asChild variant="primary">
          <Link to="/account">Back to your account</Link>
        </Button>
      </div>
    </MfaPage>
  );
}
