import { Copy, Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { Desk } from "./desk.ts";

type UnsavedListProps = {
  desk: Desk;
  modelName: string;
  /** It is somewhere else by now. */
  onKept?: () => void;
};

/** What was typed and not saved, in words, to be taken along. */
export function UnsavedList({ desk, ...props }: UnsavedListProps) {
  return <UnsavedWords words={desk.unsavedWords()} {...props} />;
}

type UnsavedWordsProps = Omit<UnsavedListProps, "desk"> & { words: readonly string[] };

export function UnsavedWords({ words, modelName, onKept }: UnsavedWordsProps) {
  const text = [`${modelName}, not saved:`, ...words, ""].join("\n");
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success("Copied as text");
    onKept?.();
  };
  return (
    <div className="grid gap-2.5 text-left">
      <ul
        aria-label="Not saved"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too
        tabIndex={0}
        className="max-h-60 list-disc overflow-y-auto rounded-md bg-surface-sunken py-2 pr-3 pl-7 text-text wrap-anywhere"
      >
        {words.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy />} onClick={copy}>
          Copy as text
        </Button>
        <Button asChild size="sm" icon={<Download />} onClick={onKept}>
          <a
            download={`${modelName}, not saved.txt`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            Keep as a file
          </a>
        </Button>
      </div>
    </div>
  );
}
