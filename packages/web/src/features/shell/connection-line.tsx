import { CloudOff, RefreshCw } from "lucide-react";
import { useConnection } from "#lib/use-connection.ts";
import { Button } from "#ui/button.tsx";

/** Says calmly that something is missing for now; nothing is in view while all is well. */
export function ConnectionLine() {
  const connection = useConnection();
  const Icon = connection === "updated" ? RefreshCw : CloudOff;
  return (
    <div
      role="status"
      className="sticky top-0 z-(--z-panel) phone:top-13 phone:group-data-rail/shell:top-0 print:hidden"
    >
      {connection !== "there" && (
        <div className="flex min-h-11 items-center gap-2.5 border-b border-info-line bg-info-soft px-8 py-1.5 phone:px-4">
          <Icon className="shrink-0 text-info" />
          <p className="grow">{WORDS[connection]}</p>
          {connection === "updated" && (
            <Button size="sm" onClick={() => window.location.reload()}>
              Load it
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const WORDS = {
  offline:
    "You are offline. What you typed stays here. Once you are back, a model saves itself, and a form is saved by its button.",
  silent: "Forecastle does not answer, perhaps because it is restarting. Trying again by itself.",
  updated: "Forecastle has a new version. Save what you typed, then load it.",
};
