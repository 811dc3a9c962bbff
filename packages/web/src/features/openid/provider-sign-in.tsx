import { OPENID_CLIENTS } from "@app/contract/openid";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { NotConfigured } from "./not-configured.tsx";
import type { Provider } from "./openid-queries.ts";

type ProviderSignInProps = { provider: Provider; redirectUrl: string | undefined };

export function ProviderSignIn({ provider, redirectUrl }: ProviderSignInProps) {
  if (!provider.isConfigured) return <NotConfigured provider={provider} />;
  const name = OPENID_CLIENTS[provider.client];
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Sign in with {name}</h1>
        <p className="text-md text-text-2">
          {name} tells us who you are, and nothing of your books. If you are new here, you open an
          account next.
        </p>
      </div>
      <Button asChild variant="primary" size="lg">
        <Link
          to="/openid/$client"
          params={{ client: provider.client }}
          search={{ redirectUrl }}
          preload={false}
        >
          Continue with {name}
        </Link>
      </Button>
      <Button asChild variant="quiet" size="lg">
        <Link to="/login" search={{ redirectUrl }}>
          Sign in with your password
        </Link>
      </Button>
    </div>
  );
}
