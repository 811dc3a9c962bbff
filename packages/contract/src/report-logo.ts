/** By itself, as whoever reads a report loads it. */
type Size = { width: number; height: number };

/** A logo much wider than high has the firm's name in it, which then stands nowhere twice. */
export function isLettering({ width, height }: Size): boolean {
  return width > 2.5 * height;
}

/** "MT" of Marlowe & Tran Advisory. */
export function firmInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}
