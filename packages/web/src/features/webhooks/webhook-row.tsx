import type { Webhook } from "@app/contract/webhooks";
import { Ellipsis, KeyRound, Pencil, Power, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { momentWords } from "#lib/moment-words.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { useMayChange } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { TableCell, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import type { MadeSecret } from "./webhook-dialog.tsx";
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useTestWebhook,
} from "./webhook-queries.ts";
import { EVENT_WORDS } from "./webhook-words.ts";

type WebhookRowProps = {
  webhook: Webhook;
  onEdit: (webhook: Webhook) => void;
  onMade: (made: MadeSecret) => void;
};

export function WebhookRow({ webhook, onEdit, onMade }: WebhookRowProps) {
  const [asked, setAsked] = useState<"renew" | "delete">();
  const { url, events } = webhook;
  const isClosed = () => setAsked(undefined);
  return (
    <TableRow>
      <TableCell isRowHead className="max-w-96 phone:max-w-44">
        <span className="wrap-anywhere">{url}</span>
      </TableCell>
      <TableCell hideOnPhone>
        <ul className="grid gap-0.5 py-2">
          {events.map((event) => (
            <li key={event}>{EVENT_WORDS[event]}</li>
          ))}
        </ul>
      </TableCell>
      <TableCell>
        <State webhook={webhook} />
      </TableCell>
      <TableCell className="text-right!">
        <Actions {...{ webhook, onEdit }} onAsk={setAsked} />
        <RenewSecret {...{ webhook, onMade }} isOpen={asked === "renew"} onClose={isClosed} />
        <DeleteWebhook webhook={webhook} isOpen={asked === "delete"} onClose={isClosed} />
      </TableCell>
    </TableRow>
  );
}

function State({ webhook: { isOn, offReason, failingSince } }: Pick<WebhookRowProps, "webhook">) {
  if (!isOn) {
    return (
      <>
        <Badge tone={offReason ? "negative" : "neutral"}>Off</Badge>
        {offReason && <span className="block text-xs text-text-2">{offReason}</span>}
      </>
    );
  }
  if (!failingSince) return <Badge tone="positive">On</Badge>;
  return (
    <>
      <Badge tone="alert">Failing</Badge>
      <span className="block text-xs text-text-2">
        Since {momentWords(failingSince, new Date())}
      </span>
    </>
  );
}

type ActionsProps = Pick<WebhookRowProps, "webhook" | "onEdit"> & {
  onAsk: (what: "renew" | "delete") => void;
};

function Actions({ webhook, onEdit, onAsk }: ActionsProps) {
  const { id, url, events, isOn } = webhook;
  const change = useChangeWebhook();
  const test = useTestWebhook();
  const mayChange = useMayChange();
  if (!useMayChange("sensitive")) return null;
  const sendTest = () =>
    test
      .mutateAsync(id)
      .then(() => toast.success("A test is on its way: see the log"))
      .catch(failureToast("The test was not sent"));
  const turn = () =>
    change
      .mutateAsync({ id, url, events, isOn: !isOn })
      .then(() => toast.success(isOn ? "The webhook is off" : "The webhook is on"))
      .catch(failureToast("The webhook was not changed"));
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${url}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {mayChange && (
        <>
          <MenuItem icon={<Send />} disabled={!isOn} onSelect={() => void sendTest()}>
            Send a test
          </MenuItem>
          <MenuItem icon={<Pencil />} onSelect={() => onEdit(webhook)}>
            Edit webhook
          </MenuItem>
          <MenuItem icon={<Power />} onSelect={() => void turn()}>
            {isOn ? "Switch off" : "Switch on"}
          </MenuItem>
          <MenuItem icon={<KeyRound />} onSelect={() => onAsk("renew")}>
            Make a new secret
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onAsk("delete")}>
        Delete webhook
      </MenuItem>
    </Menu>
  );
}

type AskedProps = Pick<WebhookRowProps, "webhook"> & { isOpen: boolean; onClose: () => void };

function RenewSecret({
  webhook: { id, url },
  onMade,
  ...dialog
}: AskedProps & Pick<WebhookRowProps, "onMade">) {
  const renew = useRenewSecret();
  const confirm = () =>
    renew
      .mutateAsync(id)
      .then(onMade)
      .then(dialog.onClose)
      .catch(failureToast("The secret was not changed"));
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={confirm}
      isPending={renew.isPending}
      title={`Make a new secret for ${new URL(url).host}?`}
      confirmLabel="Make a new secret"
      keepLabel="Keep the secret"
    >
      Whatever is sent from now on is signed with the new one. What your program refuses until it
      knows it is tried again for a day.
    </ConfirmDialog>
  );
}

function DeleteWebhook({ webhook: { id, url }, ...dialog }: AskedProps) {
  const remove = useDeleteWebhook();
  const { host } = new URL(url);
  const confirm = () =>
    remove
      .mutateAsync(id)
      .then(() => toast.success(`The webhook to ${host} is deleted`))
      .catch(failureToast("The webhook was not deleted"));
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={confirm}
      isPending={remove.isPending}
      title={`Delete the webhook to ${host}?`}
      confirmLabel="Delete webhook"
      keepLabel="Keep webhook"
    >
      Nothing more is sent to it, and its log goes with it. Neither can be brought back.
    </ConfirmDialog>
  );
}
