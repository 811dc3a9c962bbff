/**
 * Bytes of files are not in the database, so a backup holds this lock while it reads, and whoever
 * would remove bytes that its snapshot still names leaves them to the next sweep instead.
 */
const [CLASS, OBJECT] = [72_656_373, 76];

/** Held until the transaction ends; several backups may be under way. */
export const holdBackupLock = `SELECT pg_advisory_xact_lock_shared(${CLASS}, ${OBJECT})`;

export const countBackups = `
  SELECT count(*)::int AS count FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${CLASS} AND objid = ${OBJECT} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
