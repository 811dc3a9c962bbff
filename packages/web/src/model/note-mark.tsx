import { MessageSquare } from "lucide-react";

/** Beside what somebody has said something about; that itself is told by what holds the mark. */
export function NoteMark() {
  return <MessageSquare aria-hidden="true" className="note-mark" />;
}
