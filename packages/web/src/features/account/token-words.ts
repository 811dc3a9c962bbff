import { TOKEN_AREAS, type TokenScope } from "@app/contract/token-scopes";

/** What a token may, as a person says it: "Read models, read and write clients". */
export function scopeWords(scopes: readonly TokenScope[]) {
  const parts = TOKEN_AREAS.flatMap((area) => {
    if (scopes.includes(`${area}:write`)) return [`read and write ${area}`];
    return scopes.includes(`${area}:read`) ? [`read ${area}`] : [];
  });
  const words = parts.join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
