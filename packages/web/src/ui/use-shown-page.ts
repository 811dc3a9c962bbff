import { useState } from "react";

/** The page whose rows are in view: while the next ones load, the words stay with those of the page before. */
export function useShownPage(page: number, isLoadingNext: boolean) {
  const [shown, setShown] = useState(page);
  if (!isLoadingNext && shown !== page) setShown(page);
  return shown;
}
