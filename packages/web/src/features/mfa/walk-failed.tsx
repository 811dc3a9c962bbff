import { Link } from "@tanstack/react-router";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";

type WalkFailedProps = {
  error: Error;
  onStartAgain: () => unknown;
  /** False for somebody to whom nothing else is open. */
  hasWayBack?: boolean;
};

/** The walk could not begin, or came to an end before its last step. */
export function WalkFailed({ error, onStartAgain, hasWayBack = true }: WalkFailedProps) {
  // Refused for what holds now, such as a rule of the team: trying again would change nothing.
  const isFinal = error instanceof ApiError && error.status === 409;
  return (
    <>
      <Notice tone="negative" title={error.message}>
        Nothing was changed.
      </Notice>
      <FormActions>
        {!isFinal && (
          <Button variant="primary" onClick={onStartAgain}>
            Start again
          </Button>
        )}
        {hasWayBack && (
          <Button asChild>
            <Link to="/account">Back to your account</Link>
          </Button>
        )}
      </FormActions>
    </>
  );
}
