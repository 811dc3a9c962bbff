import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf } from "./client-draft.ts";
import { type Client, useSaveClient } from "./client-queries.ts";

/** Takes a client off the working lists or brings it back, with the way back in the toast. */
export function useToggleActive() {
  const save = useSaveClient();

  function setActive(client: Client, isActive: boolean): Promise<unknown> {
    const { name } = client;
    return save
      .mutateAsync({ opened: client, draft: { ...draftOf(client), isActive } })
      .then(({ client: saved }) =>
        toast.success(`${name} is ${isActive ? "active" : "inactive"}`, {
          action: { label: "Undo", onClick: () => setActive(saved, !isActive) },
        }),
      )
      .catch(failureToast(`${name} was not changed`));
  }

  return (client: Client) => setActive(client, !client.isActive);
}
