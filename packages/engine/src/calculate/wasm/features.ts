import { list, moduleOf, section } from "./encoding.ts";
import { END, vector } from "./instructions.ts";

/** Whether the platform knows instructions on two numbers at once: a function that gives a pair. */
export function hasVectors(): boolean {
  const content = [0, ...vector.constant(0), ...END];
  return WebAssembly.validate(
    moduleOf([
      section(1, list([[0x60, 0, 1, vector.type]])),
      section(3, list([[0]])),
      section(10, list([[content.length, ...content]])),
    ]),
  );
}
