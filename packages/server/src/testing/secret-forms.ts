/** The forms a secret could lie about in: as it is, and as the usual encodings write it. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
    ...[0, 1, 2].flatMap((before) => {
      const written = withinBase64(bytes, before);
      return [written, written.replaceAll("+", "-").replaceAll("/", "_")];
    }),
  ];
}

/** What of it stands in any base64 of something longer, by how many bytes past a third it begins. */
function withinBase64(bytes: Buffer, before: number) {
  const written = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
  const whole = Math.floor((before + bytes.length) / 3) * 4;
  return written.slice(before === 0 ? 0 : 4, whole);
}
