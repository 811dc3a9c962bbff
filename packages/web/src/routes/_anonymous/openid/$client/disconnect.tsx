import { OPENID_CLIENTS } from "@app/contract/openid";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { disconnect, isOpenidClient } from "#features/openid/openid-queries.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_anonymous/openid/$client/disconnect")({
  loader: async ({ params: { client } }) => {
    if (!isOpenidClient(client)) throw notFound();
    const name = OPENID_CLIENTS[client];
    await disconnect(client).then(
      () => toast.success(`Disconnected from ${name}`),
      ({ message }: Error) =>
        toast.error(`Unable to disconnect from ${name}`, { description: message }),
    );
    throw redirect({ to: "/account", replace: true });
  },
});
