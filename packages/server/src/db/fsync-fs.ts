import { closeSync, fsyncSync, openSync } from "node:fs";
import type { PGlite, postgresMod } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** "Input/output error" by Emscripten's numbers. */
const EIO = 29;

type Module = postgresMod.PostgresMod;

/** The parts of Emscripten's NODEFS that matter here; its own types leave them out. */
type NodeMount = {
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: NodeStream): number };
};
type NodeStream = { nfd?: number; node: unknown };

/**
 * PGlite's file system as shipped answers fsync without doing it, so a commit could be lost with
 * the power. This one does it. It must go with `wal_sync_method=fsync`: Emscripten answers
 * fdatasync, PostgreSQL's default, by itself.
 */
export class FsyncFs extends NodeFS {
  override init(
    pg: PGlite,
    options: Partial<Module>,
  ): Promise<{ emscriptenOpts: Partial<Module> }> {
    const flushing = (module: Module) => {
      const mount = module.NODEFS as unknown as NodeMount;
      mount.stream_ops.fsync = (stream) => {
        try {
          flush(mount, stream);
          return 0;
        } catch {
          // PostgreSQL itself must know, and stops rather than go on with what it cannot keep.
          throw new module.FS.ErrnoError(EIO);
        }
      };
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), flushing] });
  }
}

/** A folder is opened by PostgreSQL to make a rename in it last, but not by Emscripten. */
function flush(mount: NodeMount, stream: NodeStream) {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd);
  } else if (process.platform !== "win32") {
    const folder = openSync(mount.realPath(stream.node), "r");
    fsyncSync(folder);
    closeSync(folder);
  }
}
