/** An answer weighs at most two megabytes; this leaves room for what is around its items. */
const ITEMS_BYTES_MAX = 1.9 * 1024 * 1024;

/** As many of the first items as fit into an answer; the total beside them says that there are more. */
export function withinAnswer<Item>(items: Item[]): Item[] {
  let byteCount = 0;
  const end = items.findIndex((item) => {
    byteCount += Buffer.byteLength(JSON.stringify(item)) + 1;
    return byteCount > ITEMS_BYTES_MAX;
  });
  return end === -1 ? items : items.slice(0, end);
}
