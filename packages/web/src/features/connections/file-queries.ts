import {
  listConnectionFiles,
  removeConnectionFile,
  uploadConnectionFile,
} from "@app/contract/connection-files";
import type { DataOf } from "@app/contract/endpoint";
import { ACTUALS_FILE_BYTES_MAX } from "@app/contract/model-actuals";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";
import type { FileAnswers } from "#model/file-questions.tsx";
import { forgetConnections } from "./connection-queries.ts";

export type SheetRead = DataOf<typeof uploadConnectionFile>;

export const connectionFiles = (id: number) => queryFor(listConnectionFiles, { params: { id } });

type Asked = { file: File; answers: FileAnswers; isKept: boolean };

/** Each answer has the file read again; only `isKept` keeps it. */
export function useReadFile(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, answers, isKept }: Asked) => {
      if (file.size > ACTUALS_FILE_BYTES_MAX) throw new Error(tooLarge(file));
      return call(uploadConnectionFile, {
        params: { id },
        body: {
          fileName: file.name,
          answers: JSON.stringify(answers),
          isKept: isKept ? "true" : "false",
        },
        file,
      });
    },
    onSuccess: async ({ kept }) => {
      if (!kept) return;
      await queries.invalidateQueries({ queryKey: connectionFiles(id).queryKey });
      await forgetConnections(queries);
    },
  });
}

function tooLarge({ name, size }: File) {
  return `${name} has ${formatFileSize(size)}, and ${formatFileSize(ACTUALS_FILE_BYTES_MAX)} can be read. Keep the sheet that is needed and try again.`;
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
