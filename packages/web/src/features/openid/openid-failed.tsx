import { OPENID_RESULTS } from "@app/contract/openid";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { isOpenidClient } from "./openid-queries.ts";

type OpenidFailedProps = {
  client?: string;
  name: string;
  resultCode: number;
  message: string | undefined;
  redirectUrl: string;
};

/** Nothing came of it: says why, and the ways on from here. */
export function OpenidFailed(props: OpenidFailedProps) {
  const { client, name, resultCode, message, redirectUrl } = props;
  const isConnecting = resultCode === OPENID_RESULTS.CREATE_CONNECTION_ERROR;
  return (
    <div className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">
        {isConnecting ? `${name} was not connected` : `${name} did not sign you in`}
      </h1>
      <Notice tone="negative">{message}</Notice>
      {client && isOpenidClient(client) && (
        <Button asChild variant="primary" size="lg">
          <Link to="/openid/$client" params={{ client }} search={{ redirectUrl }} preload={false}>
            Try again
          </Link>
        </Button>
      )}
      <Button asChild size="lg">
        {isConnecting ? (
          <Link to="/">Go to the home page</Link>
        ) : (
          <Link to="/login" search={{ redirectUrl }}>
            Sign in with your password
          </Link>
        )}
      </Button>
    </div>
  );
}
