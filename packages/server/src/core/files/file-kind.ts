import type { MemberContext } from "#core/context.ts";

/** What a noun says about the files it keeps. Each declares its own; `nouns.ts` has them all. */
export type FileKind = {
  /** Kept in the row: never changed. */
  key: string;
  /** What a person calls it: "Picture". */
  noun: string;
  bytesMax: number;
  contentTypes: readonly string[];
  /** Afterwards it is removed. Undefined for what is kept until its noun lets go of it. */
  keptDays: number | undefined;
  /** What can be made again needs no place in a backup. */
  isInBackup: boolean;
  /** Asked of people of the team alone; for anybody else there is no such file. */
  canRead(context: MemberContext, file: { accountId: number | null }): boolean;
};
