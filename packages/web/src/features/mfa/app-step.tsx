import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/form.tsx";
import { QrCode } from "./qr-code.tsx";
import { StepText } from "./step-text.tsx";

type AppStepProps = { session: { secret: string; otpauthUrl: string }; onNext: () => void };

export function AppStep({ session: { secret, otpauthUrl }, onNext }: AppStepProps) {
  return (
    <>
      <StepText title="Add Forecastle to your authenticator app">
        Any app that shows six-digit codes will do: 1Password, Google Authenticator, Microsoft
        Authenticator and others.
      </StepText>
      <div className="flex flex-wrap items-center gap-6 phone:gap-4">
        <QrCode label="QR code for your authenticator app" text={otpauthUrl} />
        <div className="grid min-w-0 flex-1 basis-48 gap-2">
          <p>Scan the code with the app. Cannot scan? Type this key by hand:</p>
          <p className="font-mono text-md tracking-wide wrap-anywhere">{grouped(secret)}</p>
          <CopyButton text={secret} />
        </div>
      </div>
      <FormActions>
        <Button variant="primary" size="lg" onClick={onNext}>
          Next
        </Button>
      </FormActions>
    </>
  );
}

/** In fours, as apps show it and people read it out. */
function grouped(secret: string) {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? "Key copied" : "Copy key"}
      </Button>
    </div>
  );
}
