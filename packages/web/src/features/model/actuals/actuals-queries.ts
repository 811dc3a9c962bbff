import type { DataOf } from "@app/contract/endpoint";
import {
  ACTUALS_FILE_BYTES_MAX,
  type actualsAnswers,
  readModelActuals,
} from "@app/contract/model-actuals";
import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call } from "#lib/api.ts";
import { formatFileSize } from "#lib/format.ts";

export type ActualsRead = DataOf<typeof readModelActuals>;
export type ActualsAccount = ActualsRead["accounts"][number];
export type Answers = z.output<typeof actualsAnswers>;

export const NO_ANSWERS: Answers = { choices: {}, classes: {} };

type Asked = { file: File; answers: Answers };

/** Nothing is kept: each answer has the file read again. */
export function useReadActuals(id: number) {
  return useMutation({
    mutationFn: ({ file, answers }: Asked) => {
      if (file.size > ACTUALS_FILE_BYTES_MAX) throw new Error(tooLarge(file));
      return call(readModelActuals, {
        params: { id },
        body: { fileName: file.name, answers: JSON.stringify(answers) },
        file,
      });
    },
  });
}

function tooLarge({ name, size }: File) {
  return `${name} has ${formatFileSize(size)}, and ${formatFileSize(ACTUALS_FILE_BYTES_MAX)} can be read. Keep the sheet that is needed and try again.`;
}
