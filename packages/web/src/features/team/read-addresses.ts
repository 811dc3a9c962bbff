/** Addresses as people paste them: in lines, with commas or semicolons, or as "Ana Novak <ana@firm.com>". */
export function readAddresses(text: string): string[] {
  const parts = text
    .split(/[\n,;]+/)
    .map((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part)
    .flatMap((part) => part.trim().split(/\s+/))
    .filter((part) => part !== "");
  return [...new Set(parts.map((part) => part.toLowerCase()))];
}
