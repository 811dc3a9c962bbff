import { endMasquerade } from "@app/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { VenetianMask } from "lucide-react";
import { useEffect, useState } from "react";
import { call } from "#lib/api.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

type MasqueradeBannerProps = { name: string; isReadOnly: boolean; until: string };

/** In view for as long as one person sees the app as another. */
export function MasqueradeBanner({ name, isReadOnly, until }: MasqueradeBannerProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endMasquerade, {}),
    // Loaded anew, so that nothing of the other person stays behind.
    onSuccess: () => window.location.assign(`${APP_BASE}/`),
    onError: (error) => toast.error(error.message),
  });
  return (
    <section
      aria-label="Viewing as a customer"
      className="sticky top-0 z-(--z-panel) flex min-h-11 items-center gap-2.5 border-b border-alert-line bg-alert-soft px-8 py-1.5 phone:top-13 phone:px-4 print:hidden"
    >
      <VenetianMask className="text-alert" />
      <p role="status" className="grow">
        You are viewing as <b className="font-semibold">{name}</b>
        {isReadOnly && ", read-only"}. Everything is recorded.
      </p>
      <TimeLeft until={new Date(until)} />
      <Button size="sm" isPending={isPending} onClick={() => mutate()}>
        End
      </Button>
    </section>
  );
}

const TICK_MS = 5_000;

/** A timer is not read out by itself whenever it changes. */
function TimeLeft({ until }: { until: Date }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(Math.ceil((until.getTime() - now) / 60_000), 0);
  return (
    <span role="timer" className="tabular whitespace-nowrap text-text-2">
      {minutes} {minutes === 1 ? "minute" : "minutes"} left
    </span>
  );
}
