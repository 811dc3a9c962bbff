/**
 * A program with its values, kept up to date. Closures calculate it at once; WebAssembly takes
 * over when it is ready, with the same bits. Where there is no WebAssembly, closures go on.
 */
import { type Backend, EVERYTHING } from "./backend.ts";
import { type Batch, openBatch } from "./batch.ts";
import { closuresOf } from "./closures.ts";
import { type Cell, changeCells, downstreamOf } from "./incremental.ts";
import type { Program } from "./program.ts";
import type { Sheet } from "./sheet.ts";
import { webAssemblyOf } from "./wasm/compile.ts";

export type Calculation = {
  program: Program;
  /** The values now. WebAssembly brings an array of its own, so ask again rather than keep it. */
  sheet: () => Sheet;
  /** Writes inputs and recalculates what they move. */
  change: (cells: readonly Cell[]) => void;
  /** Lets WebAssembly take over; false where closures stay. */
  accelerate: () => Promise<boolean>;
  /** Made when first asked for, and the same one from then on. */
  batch: () => Promise<Batch>;
};

export function openCalculation(program: Program): Calculation {
  const downstream = downstreamOf(program);
  let backend: Backend = closuresOf(program);
  let sheet = backend.open();
  let batch: Promise<Batch> | undefined;
  backend.run(sheet, EVERYTHING);
  return {
    program,
    sheet: () => sheet,
    change: (cells) => changeCells({ program, backend, downstream }, sheet, cells),
    accelerate: async () => {
      try {
        const faster = await webAssemblyOf(program);
        const moved = faster.open();
        moved.set(sheet);
        [backend, sheet] = [faster, moved];
        return true;
      } catch {
        // A content policy without WebAssembly, or no memory for it: closures give the same.
        return false;
      }
    },
    batch: () => {
      batch ??= openBatch(program, backend);
      return batch;
    },
  };
}
