import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { AnnouncementDialog } from "./announcement-dialog.tsx";
import { announcementPage } from "./announcement-queries.ts";

/** What customers are told now and next. */
export function ToldNow() {
  const { data } = useSuspenseQuery(announcementPage(1));
  const [isOpen, setIsOpen] = useState(false);
  const told = data.items.filter(({ state }) => state !== "over");
  const moment = (iso: string) => formatDateTime(new Date(iso), new Date());
  return (
    <Card>
      <CardHeader
        title="Announcements"
        actions={
          <Button size="sm" icon={<Megaphone />} onClick={() => setIsOpen(true)}>
            New announcement
          </Button>
        }
      />
      {told.length === 0 ? (
        <CardBody className="text-text-2">Customers are told nothing now.</CardBody>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {told.map(({ id, text, state, from, until }) => (
            <li key={id} className="relative px-4 py-2.5 hover:bg-surface-hover">
              <Link
                to="/staff/announcements"
                className="stretched line-clamp-2 text-text wrap-anywhere"
              >
                {text}
              </Link>
              <span className="block text-xs text-text-2">
                {state === "coming" ? `From ${moment(from)}` : `Until ${moment(until)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <AnnouncementDialog
          announcement={undefined}
          audiences={data.audiences}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
