import { Download, Image } from "lucide-react";
import { useState } from "react";
import { formatFileSize } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { SupportMessage } from "./support-queries.ts";

type PictureProps = SupportMessage["images"][number] & { src: string };

/** Small beside the words, large when it is opened. */
export function MessagePicture(picture: PictureProps) {
  const { src, fileName, byteCount, width, height } = picture;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="mt-2.5 block w-75 max-w-full cursor-zoom-in overflow-hidden rounded-lg border border-border bg-surface text-left text-xs text-text-2 hover:border-border-strong"
      >
        <img
          {...{ src, width, height }}
          alt=""
          loading="lazy"
          className="max-h-75 w-full border-b border-border bg-bg object-contain"
        />
        <span className="flex items-center gap-2 px-3 py-1.75">
          <Image className="size-3.5 shrink-0 text-text-3" />
          <span className="grow truncate">{fileName}</span>
          <span className="shrink-0 text-text-3">{formatFileSize(byteCount)}</span>
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        width="xl"
        title={<span className="wrap-anywhere">{fileName}</span>}
        footer={
          <Button asChild icon={<Download />}>
            <a href={src} download>
              Download, {formatFileSize(byteCount)}
            </a>
          </Button>
        }
      >
        <img {...{ src, width, height }} alt={fileName} className="mx-auto h-auto max-w-full" />
      </Dialog>
    </>
  );
}
