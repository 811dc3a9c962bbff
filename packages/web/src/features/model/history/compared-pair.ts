type Row = { version: number; fromVersion: number };
type Asked = { from?: number | undefined; to?: number | undefined };

/**
 * The two that are compared, the older first: as the address says, else the newest and the end of the
 * row before it. Both may be one version; undefined while there is only one.
 */
export function comparedPair(search: Asked, [newest, before]: readonly Row[]) {
  const to = search.to ?? newest?.version;
  const usual =
    before?.version ??
    (newest && newest.fromVersion < newest.version ? newest.fromVersion : undefined);
  const from = search.from ?? usual;
  if (from === undefined || to === undefined) return undefined;
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** Picking another keeps the one that is further from it in the list's order of time. */
export function repicked({ from, to }: { from: number; to: number }, version: number) {
  if (version === from || version === to) return { from, to };
  if (version > to) return { from, to: version };
  if (version < from) return { from: version, to };
  return version - from < to - version ? { from: version, to } : { from, to: version };
}
