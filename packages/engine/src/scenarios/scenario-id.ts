/** An id for a new scenario as formulas would write its name: letters and digits, and a number where it is taken. */
export function freeScenarioId(scenarios: readonly { id: string }[], name: string): string {
  const words = name.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? ["scenario"];
  const camel = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("")
    .slice(0, 40);
  const first = /^[a-z]/.test(camel) ? camel : `case${camel}`;
  const taken = new Set(["base", ...scenarios.map(({ id }) => id)]);
  for (let count = 1; ; count++) {
    const id = count === 1 ? first : `${first}${count}`;
    if (!taken.has(id)) return id;
  }
}
