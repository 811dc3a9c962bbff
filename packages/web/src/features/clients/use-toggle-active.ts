import { toast } from "#ui/toaster.tsx";
import { draftOf } from "./client-draft.ts";
import { type Client, useUpdateClient } from "./client-queries.ts";

/** Takes a client off the working lists or brings it back, with the way back in the toast. */
export function useToggleActive() {
  const update = useUpdateClient();

  function setActive(client: Client, isActive: boolean) {
    const { id, version, name } = client;
    update.mutate(
      { id, version, draft: { ...draftOf(client), isActive } },
      {
        onSuccess: (saved) =>
          toast.success(`${name} is ${isActive ? "active" : "inactive"}`, {
            action: { label: "Undo", onClick: () => setActive(saved, !isActive) },
          }),
        onError: (error) => toast.error(`${name} was not changed`, { description: error.message }),
      },
    );
  }

  return (client: Client) => setActive(client, !client.isActive);
}
