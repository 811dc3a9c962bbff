export const BRAND = "Forecastle";

/** What the browser's tab says. */
export function titleFor(title: string | undefined) {
  return title ? `${title} - ${BRAND}` : BRAND;
}
