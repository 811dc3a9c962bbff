import { OPENID_CLIENTS } from "@app/contract/openid";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import type { Provider } from "./openid-queries.ts";

/** A provider that this installation is not registered with, and what stands in for it. */
export function NotConfigured({ provider }: { provider: Provider }) {
  const { client, settings, demoName } = provider;
  const name = OPENID_CLIENTS[client];
  return (
    <div className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">{name} is not set up here</h1>
      <div className="grid gap-3 text-md text-text-2">
        <p>
          Whoever runs this installation registers it with {name} and sets{" "}
          <code>{settings[0]}</code> and <code>{settings[1]}</code>. The redirect address to
          register is <code className="break-all">{callbackAddress()}</code>.
        </p>
        <p>
          Until then {demoName} stands in for it: books of a company of our own, connected and read
          as {name} is. Sign in and choose it among the connections.
        </p>
      </div>
      <Button asChild variant="primary" size="lg">
        <Link to="/login" search={{ redirectUrl: "/connections/add" }}>
          Go on with {demoName}
        </Link>
      </Button>
    </div>
  );
}

function callbackAddress() {
  return `${window.location.origin}/app/openid/callback`;
}
