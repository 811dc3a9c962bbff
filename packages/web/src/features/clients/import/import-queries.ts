import { type ImportAnswers, importClients } from "@app/contract/client-import";
import { listClients } from "@app/contract/clients";
import type { DataOf } from "@app/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { readingInTurn } from "#model/reading-in-turn.ts";

export type ImportLook = DataOf<typeof importClients>;

type Asked = { file: File; answers: ImportAnswers; confirmed?: string };

/** Each answer has the file read again; only what was looked at is confirmed. */
export function useImport() {
  const queries = useQueryClient();
  const [mutationFn] = useState(() =>
    readingInTurn(({ file, answers, confirmed }: Asked) =>
      call(importClients, {
        body: {
          fileName: file.name,
          answers: JSON.stringify(answers),
          ...(confirmed !== undefined && { confirmed }),
        },
        file,
      }),
    ),
  );
  return useMutation({
    mutationFn,
    onSuccess: ({ imported }) =>
      imported ? queries.invalidateQueries({ queryKey: [listClients.path] }) : undefined,
  });
}
