import { ChevronDown, ChevronRight } from "lucide-react";

/** Whether what is below a row is in view. */
export function FoldMark({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return <Icon aria-hidden="true" className="fold-mark" />;
}
