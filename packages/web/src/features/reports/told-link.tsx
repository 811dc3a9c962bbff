import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";

export type Told = { name: string; link: string };

/** A link is kept nowhere: whoever made it copies it now, or makes another one. */
export function ToldLink({ told, onClose }: { told: Told; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(told.link).then(
      () => setIsCopied(true),
      () => toast.error("The browser did not copy it. Select the link and copy it yourself."),
    );
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-info-line bg-info-soft p-3">
      <p className="wrap-anywhere">
        <b className="font-medium">The link for {told.name}.</b> It is shown once: copy it now.
      </p>
      <TextInput
        readOnly
        aria-label={`Link for ${told.name}`}
        value={told.link}
        onFocus={(event) => event.target.select()}
        className="text-xs"
      />
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="sm"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          {isCopied ? "Copied" : "Copy link"}
        </Button>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
