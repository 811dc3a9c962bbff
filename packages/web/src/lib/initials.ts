/** Two words give the first letter of each; anything else its first two characters. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const [first, second] = words;
  const letters =
    words.length === 2 && first && second
      ? [firstCharacter(first), firstCharacter(second)]
      : Array.from(name.replaceAll(/\s/g, "")).slice(0, 2);
  return letters.join("").toUpperCase();
}

/** By code point, so that a letter outside the basic plane is not cut in half. */
function firstCharacter(word: string) {
  return Array.from(word)[0] ?? "";
}

const AVATAR_COLOUR_COUNT = 4;

export function avatarColourIndex(index: number) {
  return ((index % AVATAR_COLOUR_COUNT) + AVATAR_COLOUR_COUNT) % AVATAR_COLOUR_COUNT;
}
