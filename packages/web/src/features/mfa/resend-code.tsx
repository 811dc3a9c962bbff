import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

const WAIT_SECONDS = 30;

/** Mails the code again, after a wait in view. The first code has just been sent. */
export function ResendCode({ onResend }: { onResend: () => Promise<unknown> }) {
  const [end, setEnd] = useState(afterTheWait);
  const wait = useSecondsLeft(end);
  const resend = useMutation({
    mutationFn: onResend,
    onSuccess: () => {
      setEnd(afterTheWait());
      toast.success("A new code is on its way. The old one no longer works.");
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="quiet"
      size="lg"
      isPending={resend.isPending}
      disabled={wait > 0}
      onClick={() => resend.mutate()}
      className="tabular"
    >
      {wait > 0 ? `Send again in ${wait} s` : "Send again"}
    </Button>
  );
}

function afterTheWait() {
  return Date.now() + WAIT_SECONDS * 1000;
}
