import { getModelDocument } from "@app/contract/model-versions";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "#lib/api.ts";
import { type OpenDocument, openDocument } from "#model/open-document.ts";

type Opened = { document: OpenDocument; version: number };

/** Opens a version of a model once; what fails is said, and the worker of what is left goes with it. */
export function useOpened(
  id: number,
  version: number | undefined,
  isWanted: boolean,
  onOpened: (opened: Opened) => void,
) {
  const [failure, setFailure] = useState<string>();
  const tell = useEffectEvent(onOpened);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const asked = call(getModelDocument, { params: { id }, query: { version } });
    openDocument(asked.then(({ document }) => document)).then(
      async ({ document, issues }) => {
        if (isLeft) return document?.close();
        if (document) return tell({ document, version: (await asked).version });
        setFailure(issues?.[0]?.message ?? "");
      },
      (error: Error) => !isLeft && setFailure(error.message),
    );
    return () => {
      isLeft = true;
    };
  }, [id, version, isWanted]);
  return failure;
}
