import { Button } from "#ui/button.tsx";
import { SupportAvatar } from "./message-view.tsx";
import { type QueuedDiscussion, useSetTaken } from "./staff-queries.ts";

type TakenByProps = Pick<QueuedDiscussion, "id" | "subject" | "takenBy">;

/** Who of support looks after a discussion; anybody gives it back, so that nothing waits for who is away. */
export function TakenBy({ id, subject, takenBy }: TakenByProps) {
  const { set, isPending } = useSetTaken(id);
  const act = (label: string, taken: boolean) => (
    <Button
      size="sm"
      isPending={isPending}
      aria-label={`${label} ${subject}`}
      onClick={() => set(taken)}
      className="relative"
    >
      {label}
    </Button>
  );
  if (!takenBy) return act("Take", true);
  return (
    <span className="inline-flex items-center gap-2">
      <SupportAvatar name={takenBy.name} size="sm" />
      <span className="text-text-2">{takenBy.isMe ? "You" : takenBy.name.split(" ")[0]}</span>
      {act("Give back", false)}
    </span>
  );
}
