import {
  listConnectionFiles,
  removeConnectionFile,
  uploadConnectionFile,
} from "@app/contract/connection-files";
import type { DataOf } from "@app/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryFor } from "#lib/api.ts";
import type { FileAnswers } from "#model/file-questions.tsx";
import { readingInTurn } from "#model/reading-in-turn.ts";
import { forgetConnections } from "./connection-queries.ts";

export type SheetRead = DataOf<typeof uploadConnectionFile>;

export const connectionFiles = (id: number) => queryFor(listConnectionFiles, { params: { id } });

type Asked = { file: File; answers: FileAnswers; isKept: boolean };

/** Each answer has the file read again; only `isKept` keeps it. */
export function useReadFile(id: number) {
  const queries = useQueryClient();
  const [mutationFn] = useState(() =>
    readingInTurn(({ file, answers, isKept }: Asked) =>
      call(uploadConnectionFile, {
        params: { id },
        body: {
          fileName: file.name,
          answers: JSON.stringify(answers),
          isKept: isKept ? "true" : "false",
        },
        file,
      }),
    ),
  );
  return useMutation({
    mutationFn,
    onSuccess: async ({ kept }) => {
      if (!kept) return;
      await queries.invalidateQueries({ queryKey: connectionFiles(id).queryKey });
      await forgetConnections(queries);
    },
  });
}

export function useRemoveFile(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fileId: number) => call(removeConnectionFile, { params: { id, fileId } }),
    onSuccess: async (left) => {
      queries.setQueryData(connectionFiles(id).queryKey, left);
      await forgetConnections(queries);
    },
  });
}
