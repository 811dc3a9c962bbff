import { endMasquerade } from "@app/contract/staff";
import { useMutation } from "@tanstack/react-query";
import { VenetianMask } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError, call } from "#lib/api.ts";
import { setInterruptions } from "#lib/interruptions.ts";
import { BRAND } from "#lib/page-title.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { ShellMember } from "./member.ts";

type MasqueradeBannerProps = { name: string; teamId: number } & NonNullable<
  ShellMember["masquerade"]
>;

/** In view for as long as one person sees the app as another. */
export function MasqueradeBanner(props: MasqueradeBannerProps) {
  const { name, teamId, isReadOnly, until, staffName, discussion } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: endView,
    // Back to the team that was looked at; loaded anew, so that nothing of the other person stays behind.
    onSuccess: () => window.location.assign(`${APP_BASE}/staff/teams/${teamId}`),
    onError: (error) => {
      // Its time was over before.
      if (error instanceof ApiError && error.status === 401) window.location.reload();
      else toast.error(error.message);
    },
  });
  return (
    <section
      aria-label="Viewing as a customer"
      className="sticky top-0 z-(--z-panel) flex min-h-11 items-center gap-2.5 border-b border-alert-line bg-alert-soft px-8 py-1.5 phone:top-13 phone:px-4 print:hidden"
    >
      <VenetianMask className="text-alert" />
      <p role="status" className="grow">
        {staffName} of {BRAND} support is {isReadOnly ? "viewing" : "acting"} as{" "}
        <b className="font-semibold">{name}</b>
        {discussion && ` for “${discussion}”`}
        {isReadOnly && ", read-only"}.<span className="phone:hidden"> Everything is recorded.</span>
      </p>
      <TimeLeft until={new Date(until)} />
      <Button size="sm" isPending={isPending} onClick={() => mutate()}>
        End
      </Button>
    </section>
  );
}

/** What else this page asks is refused from then on, which must not load it anew before it is left. */
async function endView() {
  const resume = setInterruptions({ signInAgain: async () => false });
  try {
    await call(endMasquerade, {});
  } catch (error) {
    resume();
    throw error;
  }
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
