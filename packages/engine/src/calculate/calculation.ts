/**
 * A program with its values, kept up to date. Closures calculate it at once; WebAssembly takes
 * over when it is ready, with the same bits. Where there is no WebAssembly, closures go on.
 *
 * Several cases of one program stand side by side, each with values of its own: a fork starts from
 * the values of another.
 */
import { type Backend, EVERYTHING } from "./backend.ts";
import { type Batch, batchBySingles, openBatch } from "./batch.ts";
import { closuresOf } from "./closures.ts";
import { type Cell, changeCells, downstreamOf } from "./incremental.ts";
import type { Program } from "./program.ts";
import type { Sheet } from "./sheet.ts";

export type Calculation = {
  /** The values now. WebAssembly brings an array of its own, so ask again rather than keep it. */
  sheet: () => Sheet;
  /** Writes inputs and recalculates what they move; gives the steps that were run. */
  change: (cells: readonly Cell[]) => readonly number[];
  fork: () => Calculation;
  /** Lets WebAssembly take over, in all forks; false where closures stay. */
  accelerate: () => Promise<boolean>;
  isAccelerated: () => boolean;
  /** Runs with what is ready when it is asked; two lanes take over once they are. */
  batch: Batch;
};

export function openCalculation(program: Program): Calculation {
  const downstream = downstreamOf(program);
  const members: { sheet: Sheet }[] = [];
  let backend: Backend = closuresOf(program);
  let isAccelerated = false;
  let batch: Batch | undefined;

  const member = (sheet: Sheet): Calculation => {
    const own = { sheet };
    members.push(own);
    return {
      sheet: () => own.sheet,
      change: (cells) => changeCells({ program, backend, downstream }, own.sheet, cells),
      fork: () => {
        const copy = backend.open();
        copy.set(own.sheet);
        return member(copy);
      },
      accelerate,
      isAccelerated: () => isAccelerated,
      batch: (request) => (batch ?? firstBatch())(request),
    };
  };

  const firstBatch = () => {
    batch = batchBySingles(program, backend);
    void openBatch(program, backend).then((wider) => {
      batch = wider;
    });
    return batch;
  };

  const accelerate = async () => {
    try {
      // After the first figures: a browser loads it as a file of its own.
      const { webAssemblyOf } = await import("./wasm/compile.ts");
      const faster = await webAssemblyOf(program);
      for (const own of members) {
        const moved = faster.open();
        moved.set(own.sheet);
        own.sheet = moved;
      }
      backend = faster;
      isAccelerated = true;
    } catch {
      // A content policy without WebAssembly, or no memory for it: closures give the same.
    }
    return isAccelerated;
  };

  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  return member(sheet);
}
