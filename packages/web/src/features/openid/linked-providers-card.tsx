import { OPENID_CLIENTS } from "@app/contract/openid";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#lib/format.ts";
import { leaveForProvider } from "#lib/leave-for-provider.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { type Provider, providersQuery, useDisconnect } from "./openid-queries.ts";

/** Which accounting providers sign this person in. */
export function LinkedProvidersCard() {
  return (
    <Card>
      <CardHeader
        title="Linked providers"
        description="Sign in with your accounting software instead of your password."
      />
      <CardBody className="grid gap-4">
        <Providers />
      </CardBody>
    </Card>
  );
}

function Providers() {
  const { data, error, refetch } = useQuery(providersQuery);
  if (error) {
    return (
      <Notice tone="negative" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {error.message}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Waiting>
        <SkeletonText lines={4} />
      </Waiting>
    );
  }
  return data.items.map((provider) => <ProviderRow key={provider.client} provider={provider} />);
}

function ProviderRow({ provider }: { provider: Provider }) {
  const { client, identity } = provider;
  return (
    <div className="grid justify-items-start gap-2 not-last:border-b not-last:border-border not-last:pb-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="font-medium">{OPENID_CLIENTS[client]}</h3>
          {identity && <Badge tone="positive">Linked</Badge>}
        </div>
        <p className="wrap-anywhere text-text-2">{stateOf(provider)}</p>
      </div>
      <Changes what="sensitive">
        {identity ? (
          <DisconnectButton client={client} />
        ) : (
          provider.isConfigured && <LinkButton client={client} />
        )}
      </Changes>
    </div>
  );
}

function stateOf({ identity, isConfigured, settings }: Provider) {
  if (identity) {
    const since = formatDateTime(new Date(identity.linkedAt), new Date());
    return identity.email ? `${identity.email}, since ${since}` : `Since ${since}`;
  }
  if (isConfigured) return "Not linked.";
  return `Not set up here. Whoever runs this installation sets ${settings.join(" and ")}.`;
}

type ClientProps = Pick<Provider, "client">;

function LinkButton({ client }: ClientProps) {
  const name = OPENID_CLIENTS[client];
  const link = useMutation({
    mutationFn: () => leaveForProvider({ client, isLinking: true, redirectUrl: "/account" }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button isPending={link.isPending} onClick={() => link.mutate()}>
      Link {name}
    </Button>
  );
}

function DisconnectButton({ client }: ClientProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = OPENID_CLIENTS[client];
  const disconnect = useDisconnect(client);
  const confirm = () =>
    disconnect.mutate(undefined, {
      onSuccess: () => toast.success(`Disconnected from ${name}`),
      onError: ({ message }) =>
        toast.error(`Unable to disconnect from ${name}`, { description: message }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button onClick={() => setIsAsking(true)} aria-label={`Disconnect ${name}`}>
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        isPending={disconnect.isPending}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        keepLabel="Keep it"
      >
        You no longer sign in with {name}. Connections that read books from it stay as they are.
      </ConfirmDialog>
    </>
  );
}
