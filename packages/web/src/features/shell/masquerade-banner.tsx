import { endMasquerade } from "@app/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { VenetianMask } from "lucide-react";
import { call } from "#lib/api.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toaster.tsx";

/** In view for as long as one person sees the app as another. */
export function MasqueradeBanner({ name }: { name: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endMasquerade, {}),
    // Loaded anew, so that nothing of the other person stays behind.
    onSuccess: () => window.location.assign(`${APP_BASE}/`),
    onError: (error) => toast.error(error.message),
  });
  return (
    <div
      role="status"
      className="sticky top-0 z-(--z-panel) flex min-h-11 items-center gap-2.5 border-b border-alert-line bg-alert-soft px-8 py-1.5 phone:top-13 phone:px-4 print:hidden"
    >
      <VenetianMask className="text-alert" />
      <p className="grow">
        You are viewing as <b className="font-semibold">{name}</b>. Everything is recorded.
      </p>
      <Button size="sm" isPending={isPending} onClick={() => mutate()}>
        End
      </Button>
    </div>
  );
}
