/** A country as ISO 3166-1 has it, where a source writes two letters; names are not guessed at. */
export function countryOf(written: unknown): { country?: string } {
  const letters = typeof written === "string" ? written.trim().toUpperCase() : "";
  if (!/^[A-Z]{2}$/.test(letters)) return {};
  return { country: letters === "UK" ? "GB" : letters };
}
