import { Ellipsis, Link2, Mail, X } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { IconButton } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import type { ReportShare, Shares, Told } from "./report-queries.ts";

type ShareRowProps = {
  share: ReportShare;
  shares: Shares;
  mayShare: boolean;
  onTold: (told: Told) => void;
};

export function ShareRow({ share, shares, mayShare, onTold }: ShareRowProps) {
  const [isRevoking, setIsRevoking] = useState(false);
  return (
    <li className="flex items-start gap-2.5">
      {share.email === null ? <LinkSign /> : <Avatar name={share.name} index={share.id % 6} />}
      <div className="min-w-0 grow leading-snug">
        <p className="font-medium wrap-anywhere">{share.name}</p>
        <p className="text-xs wrap-anywhere text-text-3">{share.email ?? "Anyone with the link"}</p>
        <p className="text-xs text-text-2">{openedWords(share, new Date())}</p>
        {share.expiresAt && <Ends at={new Date(share.expiresAt)} />}
      </div>
      {mayShare && (
        <ShareMenu {...{ share, shares, onTold }} onRevoke={() => setIsRevoking(true)} />
      )}
      <ConfirmDialog
        isOpen={isRevoking}
        onClose={() => setIsRevoking(false)}
        title={`End the link of ${share.name}?`}
        confirmLabel="End link"
        keepLabel="Keep link"
        onConfirm={() =>
          shares
            .revoke(share.id)
            .then(() => toast.success(`${share.name} can no longer open this report`))
            .catch(failureToast("The link still works"))
        }
      >
        Every link made for it stops at once: whoever opens one finds no report. Notes written
        through it stay.
      </ConfirmDialog>
    </li>
  );
}

type ShareMenuProps = Pick<ShareRowProps, "share" | "shares" | "onTold"> & { onRevoke: () => void };

function ShareMenu({ share, shares, onTold, onRevoke }: ShareMenuProps) {
  const { id, name, email } = share;
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} variant="quiet" size="sm">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem
        icon={<Link2 />}
        onSelect={() =>
          void shares
            .makeLink(id)
            .then(({ link }) => onTold({ name, link }))
            .catch(failureToast("No link was made"))
        }
      >
        Make another link
      </MenuItem>
      {email !== null && (
        <MenuItem
          icon={<Mail />}
          onSelect={() =>
            void shares
              .mailAgain(email)
              .then(() => toast.success(`The link goes to ${email} again`))
              .catch(failureToast("The mail was not sent"))
          }
        >
          Mail the link again
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<X />} tone="danger" onSelect={onRevoke}>
        End link
      </MenuItem>
    </Menu>
  );
}

function openedWords({ openedCount, lastOpenedAt }: ReportShare, now: Date) {
  if (lastOpenedAt === null) return "Not opened yet";
  const times = openedCount === 1 ? "once" : `${openedCount} times`;
  return `Opened ${times}, last ${formatDateTime(new Date(lastOpenedAt), now).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase())}`;
}

function Ends({ at }: { at: Date }) {
  const isOver = at <= new Date();
  return (
    <p className={`text-xs ${isOver ? "text-alert" : "text-text-3"}`}>
      {isOver ? "Ended" : "Ends"} {formatDate(at)}
    </p>
  );
}

function LinkSign() {
  return (
    <span
      aria-hidden="true"
      className="grid size-7.5 shrink-0 place-items-center rounded-full border border-border-control text-text-2"
    >
      <Link2 className="size-3.5" />
    </span>
  );
}
