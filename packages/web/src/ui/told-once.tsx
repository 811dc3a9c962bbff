import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { TextInput } from "./field.tsx";
import { toast } from "./toast.tsx";

type ToldOnceProps = {
  /** What it is: "link", "token". */
  what: string;
  /** Whom or what it is for. */
  name: string;
  secret: string;
  onClose: () => void;
};

/** A secret that is kept nowhere: whoever made it copies it now, or makes another one. */
export function ToldOnce({ what, name, secret, onClose }: ToldOnceProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => toast.error(`The browser did not copy it. Select the ${what} and copy it yourself.`),
    );
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-info-line bg-info-soft p-3">
      <p className="wrap-anywhere">
        <b className="font-medium">
          The {what} for {name}.
        </b>{" "}
        It is shown once: copy it now.
      </p>
      <TextInput
        readOnly
        aria-label={`${what[0]?.toUpperCase()}${what.slice(1)} for ${name}`}
        value={secret}
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
          {isCopied ? "Copied" : `Copy ${what}`}
        </Button>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
