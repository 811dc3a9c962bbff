/** Joins the classes that apply; a condition that fails leaves nothing behind. */
export function classNames(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
