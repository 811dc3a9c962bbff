import { SUPPORT_IMAGE_BYTES_MAX, uploadSupportImage } from "@app/contract/support";
import { useMutation } from "@tanstack/react-query";
import { Image, X } from "lucide-react";
import { type ClipboardEvent, useId, useRef, useState } from "react";
import { ApiError, call } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";
import { IconButton } from "#ui/button.tsx";
import { ErrorText } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";

export type Uploaded = { name: string; fileName: string; byteCount: number };

const SIZE_MAX = formatFileSize(SUPPORT_IMAGE_BYTES_MAX);
const IMAGE_KINDS = `PNG, JPEG, WebP or GIF up to ${SIZE_MAX}`;

/** Pictures that go with a message: uploaded as they are chosen or pasted, sent with the words. */
export function useAttachedImages(before: Uploaded[] = []) {
  const [images, setImages] = useState<Uploaded[]>(before);
  const [waitingCount, setWaitingCount] = useState(0);
  const [refusals, setRefusals] = useState<string[]>([]);
  const clearCount = useRef(0);
  const { mutateAsync } = useMutation({
    mutationFn: (file: File) => call(uploadSupportImage, { body: { fileName: file.name }, file }),
  });

  function refuse({ name }: File, reason: string) {
    setRefusals((others) => [...others, `${name} was not taken. ${reason}`]);
  }
  async function upload(file: File) {
    if (file.size > SUPPORT_IMAGE_BYTES_MAX) return refuse(file, `It is larger than ${SIZE_MAX}.`);
    const clearedBefore = clearCount.current;
    // What comes after its box was emptied belongs to nothing any more.
    const isWanted = () => clearCount.current === clearedBefore;
    setWaitingCount((count) => count + 1);
    try {
      const { name, fileName, byteCount } = await mutateAsync(file);
      if (isWanted()) setImages((others) => [...others, { name, fileName, byteCount }]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isWanted()) refuse(file, error.message);
    } finally {
      if (isWanted()) setWaitingCount((count) => count - 1);
    }
  }
  function add(files: Iterable<File>) {
    setRefusals([]);
    for (const file of files) void upload(file);
  }
  return {
    ...{ images, refusals, add, isPending: waitingCount > 0 },
    names: images.map(({ name }) => name),
    remove: (name: string) => setImages(images.filter((image) => image.name !== name)),
    clear: () => {
      clearCount.current += 1;
      setWaitingCount(0);
      setImages([]);
      setRefusals([]);
    },
    /** A picture of the screen is pasted more often than it is saved to a file. */
    onPaste(event: ClipboardEvent) {
      const pictures = [...event.clipboardData.files].filter(({ type }) =>
        type.startsWith("image/"),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      add(pictures);
    },
  };
}

export type AttachedImages = ReturnType<typeof useAttachedImages>;

type AddImageProps = { attached: AttachedImages; disabled?: boolean };

export function AddImage({ attached, disabled }: AddImageProps) {
  const id = useId();
  const isRefused = attached.refusals.length > 0;
  return (
    <div>
      <label className="relative inline-flex items-center gap-2 rounded-md p-1.5 text-xs text-text-3 hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus phone:min-h-10.5">
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          disabled={disabled}
          className="sr-only"
          {...(isRefused && { "aria-invalid": true, "aria-describedby": id })}
          onChange={(event) => {
            attached.add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        {attached.isPending ? <Spinner /> : <Image className="size-4" />}
        <span className="sr-only">Add an image.</span> {IMAGE_KINDS}
      </label>
      {isRefused && (
        <div id={id} role="alert" className="wrap-anywhere">
          {attached.refusals.map((refusal, index) => (
            <ErrorText key={refusal} id={`${id}-${index}`}>
              {refusal}
            </ErrorText>
          ))}
        </div>
      )}
    </div>
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
