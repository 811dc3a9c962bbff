import { toast } from "#ui/toast.tsx";

/** What somebody typed and cannot enter any more, where its field is gone: it stays until they have taken it along. */
export function tellNotEntered(where: string, text: string, why: string) {
  toast.error(`${where}: “${text}” was not entered`, {
    ...{ description: why, duration: Infinity },
    action: { label: "Copy", onClick: () => void navigator.clipboard.writeText(text) },
  });
}
