type Fields = Record<string, unknown>;

/** What a change replaced and by what: only the fields whose value differs. */
export function changedFields(before: Fields, change: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(change).filter((name) => before[name] !== change[name]);
  return { before: pick(before, names), after: pick(change, names) };
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
