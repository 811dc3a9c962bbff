import { Notice } from "#ui/notice.tsx";

/** By an address that somebody put together: its figures are not of the model above it. */
export function OfAnotherModel() {
  return <Notice tone="negative">Report not found.</Notice>;
}
