import {
  newModule,
  newWriter,
  putAll,
  putByte,
  putSection,
  putSized,
  writtenOf,
} from "./encoding.ts";
import { END, putNumber, vector } from "./instructions.ts";

/** Whether the platform knows instructions on two numbers at once: a function that gives a pair. */
export function hasVectors(): boolean {
  const body = newWriter();
  putByte(body, 0);
  putNumber(body, 0, vector);
  putByte(body, END);
  const module = newModule();
  putSection(module, 1, (content) => putAll(content, [1, 0x60, 0, 1, vector.type]));
  putSection(module, 3, (content) => putAll(content, [1, 0]));
  putSection(module, 10, (content) => {
    putByte(content, 1);
    putSized(content, body);
  });
  return WebAssembly.validate(writtenOf(module));
}
