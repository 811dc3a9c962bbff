import { AVATAR_BYTES_MAX } from "@app/contract/account";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { formatFileSize } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { StickyFormActions } from "#ui/form.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { type AccountMember, pictureOf } from "./account-member.ts";
import { useSaveAvatar } from "./account-queries.ts";
import { wholeCrop, wholePixels } from "./avatar-crop.ts";
import { AvatarCropper } from "./avatar-cropper.tsx";
import { FormPage } from "./form-page.tsx";
import { type ChosenPicture, PICTURE_TYPES, readPicture } from "./read-picture.ts";
import { RemovePicture } from "./remove-picture.tsx";

type EditAvatarProps = Pick<AccountMember, "account"> & {
  onSaved: (message: string) => Promise<void>;
};

export function EditAvatar({ account, onSaved }: EditAvatarProps) {
  const read = useMutation({ mutationFn: readPicture });
  return (
    <FormPage title="Picture" description="Your team sees it beside what you do.">
      {read.data ? (
        <CropChosen account={account} chosen={read.data} onAnother={read.reset} onSaved={onSaved} />
      ) : (
        <div className="grid gap-4">
          <CurrentPicture account={account} />
          <Changes tellsWhy>
            <FileDrop
              label="Choose a picture or drop it here"
              hint={`PNG, JPEG, WebP or GIF, up to ${formatFileSize(AVATAR_BYTES_MAX)}`}
              accept={PICTURE_TYPES}
              isPending={read.isPending}
              onFiles={([file]) => file && read.mutate(file)}
            />
          </Changes>
          {read.error && <Notice tone="negative">{read.error.message}</Notice>}
          <StickyFormActions>
            <Button asChild>
              <Link to="/account">Cancel</Link>
            </Button>
            <Changes>{account.avatar && <RemovePicture onRemoved={onSaved} />}</Changes>
          </StickyFormActions>
        </div>
      )}
    </FormPage>
  );
}

function CurrentPicture({ account }: Pick<AccountMember, "account">) {
  const { name, avatarIndex } = account;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} index={avatarIndex} src={pictureOf(account)} size="xl" />
      <p className="text-text-2">
        {account.avatar
          ? "This is your picture now."
          : "You have no picture yet. Your initials on your colour stand in for it."}
      </p>
    </div>
  );
}

type CropChosenProps = Pick<AccountMember, "account"> & {
  chosen: ChosenPicture;
  onAnother: () => void;
  onSaved: EditAvatarProps["onSaved"];
};

function CropChosen({ account, chosen, onAnother, onSaved }: CropChosenProps) {
  const { file, pixels } = chosen;
  const [crop, setCrop] = useState(() => wholeCrop(pixels));
  const save = useSaveAvatar();
  const isSaved = useRef(false);
  return (
    <div className="grid gap-4">
      <LeaveGuard hasChanges={() => !isSaved.current} />
      <AvatarCropper
        pixels={pixels}
        crop={crop}
        onCrop={setCrop}
        fallback={<Avatar name={account.name} index={account.avatarIndex} size="lg" />}
      />
      {save.error && <Notice tone="negative">{save.error.message}</Notice>}
      <StickyFormActions>
        <Button
          variant="primary"
          isPending={save.isPending || save.isSuccess}
          onClick={() =>
            save.mutate(
              { file, crop: wholePixels(crop, pixels) },
              {
                onSuccess: () => {
                  isSaved.current = true;
                  return onSaved("Picture saved");
                },
              },
            )
          }
        >
          Save picture
        </Button>
        <Button onClick={onAnother}>Choose another</Button>
        <Button asChild variant="quiet">
          <Link to="/account">Cancel</Link>
        </Button>
      </StickyFormActions>
    </div>
  );
}
