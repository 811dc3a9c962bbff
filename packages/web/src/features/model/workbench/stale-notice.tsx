import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

type StaleNoticeProps = {
  /** Whether the address names something that is not there. */
  isStale: boolean;
  /** Takes it out of the address. */
  onStale: () => void;
  className?: string;
  children: ReactNode;
};

/** Says once that what an address names is not there: the address is put right, and whoever came by it knows. */
export function StaleNotice({ isStale, onStale, className, children }: StaleNoticeProps) {
  const [isTold, setIsTold] = useState(false);
  const putRight = useEffectEvent(onStale);
  useEffect(() => {
    if (!isStale) return;
    setIsTold(true);
    putRight();
  }, [isStale]);
  return (
    isTold && (
      <Notice
        tone="alert"
        {...(className !== undefined && { className })}
        action={
          <Button size="sm" onClick={() => setIsTold(false)}>
            Close
          </Button>
        }
      >
        {children}
      </Notice>
    )
  );
}
