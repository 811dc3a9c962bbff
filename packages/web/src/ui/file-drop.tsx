import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import type { ControlProps } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

type FileDropProps = Partial<ControlProps> & {
  /** What to give: "Choose a picture or drop it here". */
  label: ReactNode;
  /** Kinds and size allowed: "PNG or JPEG, up to 5 MB". */
  hint?: ReactNode;
  /** As in the `accept` of a file input. */
  accept?: string;
  isMultiple?: boolean;
  isPending?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files by choosing or by dropping; the whole area is the control. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, isMultiple = false, isPending = false, disabled = false, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const isClosed = disabled || isPending;

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !isClosed) onFiles(isMultiple ? chosen : chosen.slice(0, 1));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isClosed);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(AREA, isOver && "border-accent bg-cell-input-bg")}
    >
      <input
        type="file"
        id={props.id}
        aria-invalid={props["aria-invalid"]}
        aria-describedby={props["aria-describedby"]}
        accept={props.accept}
        multiple={isMultiple}
        disabled={isClosed}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
        className="sr-only"
      />
      {isPending ? <Spinner className="text-text-3" /> : <Upload className="text-text-3" />}
      <span className="font-medium">{label}</span>
      {hint && <span className="text-xs text-text-3">{hint}</span>}
    </label>
  );
}

const AREA =
  "relative grid justify-items-center gap-1 rounded-lg border border-dashed border-border-control px-4 py-6 text-center " +
  "hover:bg-surface-hover has-aria-invalid:border-negative-fill has-disabled:cursor-not-allowed has-disabled:border-border-strong " +
  "has-disabled:text-text-disabled has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
