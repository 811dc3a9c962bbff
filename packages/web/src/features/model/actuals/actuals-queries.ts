import type { DataOf } from "@app/contract/endpoint";
import { type actualsAnswers, readModelActuals } from "@app/contract/model-actuals";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { call } from "#lib/api.ts";
import { readingInTurn } from "#model/reading-in-turn.ts";

export type ActualsRead = DataOf<typeof readModelActuals>;
export type ActualsAccount = ActualsRead["accounts"][number];
export type Answers = z.output<typeof actualsAnswers>;

type Asked = { file: File; answers: Answers };

/** Nothing is kept: each answer has the file read again. */
export function useReadActuals(id: number) {
  const [mutationFn] = useState(() =>
    readingInTurn(({ file, answers }: Asked) =>
      call(readModelActuals, {
        params: { id },
        body: { fileName: file.name, answers: JSON.stringify(answers) },
        file,
      }),
    ),
  );
  return useMutation({ mutationFn });
}
