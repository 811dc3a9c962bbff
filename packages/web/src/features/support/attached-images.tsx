import { uploadSupportImage } from "@app/contract/support";
import { useMutation } from "@tanstack/react-query";
import { Image, X } from "lucide-react";
import { type ClipboardEvent, useState } from "react";
import { call } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";
import { IconButton } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Spinner } from "#ui/spinner.tsx";

type Uploaded = { name: string; fileName: string; byteCount: number };

const IMAGE_KINDS = "PNG, JPEG, WebP or GIF up to 5 MB";

/** Pictures that go with a message: uploaded as they are chosen or pasted, sent with the words. */
export function useAttachedImages() {
  const [images, setImages] = useState<Uploaded[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => call(uploadSupportImage, { body: { fileName: file.name }, file }),
    onSuccess: (uploaded) => setImages((before) => [...before, uploaded]),
    onError: failureToast("The image was not taken"),
  });
  return {
    images,
    isPending,
    names: images.map(({ name }) => name),
    add: (files: Iterable<File>) => {
      for (const file of files) mutate(file);
    },
    remove: (name: string) => setImages(images.filter((image) => image.name !== name)),
    clear: () => setImages([]),
    /** A picture of the screen is pasted more often than it is saved to a file. */
    onPaste(event: ClipboardEvent) {
      const pictures = [...event.clipboardData.files].filter(({ type }) =>
        type.startsWith("image/"),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      for (const picture of pictures) mutate(picture);
    },
  };
}

export type AttachedImages = ReturnType<typeof useAttachedImages>;

export function AddImage({ attached }: { attached: AttachedImages }) {
  return (
    <label className="relative inline-flex items-center gap-2 rounded-md p-1.5 text-xs text-text-3 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus phone:min-h-10.5">
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        multiple
        className="sr-only"
        onChange={(event) => {
          attached.add([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {attached.isPending ? <Spinner /> : <Image className="size-4" />}
      <span className="sr-only">Add an image.</span> {IMAGE_KINDS}
    </label>
  );
}

export function AttachedList({ attached }: { attached: AttachedImages }) {
  if (attached.images.length === 0) return null;
  return (
    <ul aria-label="Images to send" className="flex flex-wrap gap-2">
      {attached.images.map(({ name, fileName, byteCount }) => (
        <li
          key={name}
          className="inline-flex max-w-full items-center gap-2 rounded-md border border-border bg-surface-sunken pl-2.5 text-xs"
        >
          <Image className="size-3.5 shrink-0 text-text-3" />
          <span className="truncate">{fileName}</span>
          <span className="shrink-0 text-text-3">{formatFileSize(byteCount)}</span>
          <IconButton
            size="sm"
            variant="quiet"
            label={`Remove ${fileName}`}
            onClick={() => attached.remove(name)}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
