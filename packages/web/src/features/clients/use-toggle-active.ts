import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toaster.tsx";
import { draftOf } from "./client-draft.ts";
import { type Client, useUpdateClient } from "./client-queries.ts";

/** Takes a client off the working lists or brings it back, with the way back in the toast. */
export function useToggleActive() {
  const update = useUpdateClient();

  function setActive(client: Client, isActive: boolean): Promise<unknown> {
    const { id, version, name } = client;
    return update
      .mutateAsync({ id, version, draft: { ...draftOf(client), isActive } })
      .then((saved) =>
        toast.success(`${name} is ${isActive ? "active" : "inactive"}`, {
          action: { label: "Undo", onClick: () => setActive(saved, !isActive) },
        }),
      )
      .catch(failureToast(`${name} was not changed`));
  }

  return (client: Client) => setActive(client, !client.isActive);
}
