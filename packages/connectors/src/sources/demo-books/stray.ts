import type { Month } from "@app/engine/time/month";

const STRAY_PERMILLE_MAX = 60;

/** Within 6 % of the amount either way, told by account and month alone. */
export function stray(amount: number, key: string, month: Month) {
  const permille = (hashOf(`${key} ${month}`) % (2 * STRAY_PERMILLE_MAX + 1)) - STRAY_PERMILLE_MAX;
  return Math.round((amount * (1000 + permille)) / 1000);
}

/** FNV-1a over the characters: the same everywhere, and near names give far numbers. */
function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
