import { Mail } from "lucide-react";
import type { Client } from "#features/clients/client-queries.ts";
import { formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import type { ClientOverview } from "./overview-queries.ts";

type Editable = { client: Client; onEdit: () => void };

/** Whom to write to: the client's own contact, and whoever its reports were sent to. */
export function ContactsCard(props: Editable & { readers: ClientOverview["readers"] }) {
  const { client, readers, onEdit } = props;
  const { contactName, contactEmail, contactPhone } = client;
  const now = new Date();
  const others = readers.items.filter(({ email }) => email !== contactEmail);
  const hasContact = Boolean(contactName || contactEmail || contactPhone);
  return (
    <Card>
      <CardHeader title="Contacts" actions={<EditButton label="Edit contact" onEdit={onEdit} />} />
      {hasContact || others.length > 0 ? (
        <ul>
          {hasContact && (
            <Person
              name={contactName || contactEmail || contactPhone}
              email={contactEmail}
              note={contactPhone || "Contact"}
              index={client.id}
            />
          )}
          {others.map(({ name, email, lastViewAt }, at) => (
            <Person
              key={email}
              name={name}
              email={email}
              note={
                lastViewAt
                  ? `Read a report ${formatDateTime(new Date(lastViewAt), now)}`
                  : "Was sent a report"
              }
              index={client.id + at + 1}
            />
          ))}
        </ul>
      ) : (
        <CardBody className="text-text-2">Nobody yet. Add whom you talk to there.</CardBody>
      )}
      {readers.count > readers.items.length && (
        <p className="border-t border-border px-4 py-2.5 text-xs text-text-2">
          {`and ${readers.count - readers.items.length} more who were sent reports`}
        </p>
      )}
    </Card>
  );
}

type PersonProps = { name: string; email: string; note: string; index: number };

function Person({ name, email, note, index }: PersonProps) {
  return (
    <li className="flex items-center gap-2.5 border-t border-border px-4 py-2.5">
      <Avatar name={name} index={index} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-xs text-text-2">{note}</p>
      </div>
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={`Write to ${name}`}
          title={email}
          className="inline-flex size-8.5 items-center justify-center rounded-md text-text-2 hover:bg-surface-hover phone:size-10.5"
        >
          <Mail className="size-4" />
        </a>
      )}
    </li>
  );
}

/** What the team keeps about a client for itself. */
export function TeamNotesCard({ client, onEdit }: Editable) {
  return (
    <Card>
      <CardHeader
        title="Notes of the team"
        actions={<EditButton label="Edit notes" onEdit={onEdit} />}
      />
      <CardBody className="grid gap-2">
        {client.notes ? (
          <p className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {client.notes}
          </p>
        ) : (
          <p className="text-text-2">Nothing noted.</p>
        )}
        <p className="text-xs text-text-3">Clients never see this.</p>
      </CardBody>
    </Card>
  );
}

function EditButton({ label, onEdit }: { label: string; onEdit: () => void }) {
  return (
    <Changes>
      <Button variant="quiet" size="sm" onClick={onEdit} aria-label={label}>
        Edit
      </Button>
    </Changes>
  );
}
