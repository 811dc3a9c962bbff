/** Where the focus was may be gone, as a row is once it is deleted: then the page itself is next. */
export function giveFocusBack(before: Element | null) {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body)
    before.focus();
  else focusPage();
}

/** The page stays where it is scrolled to. */
export function focusPage() {
  document.querySelector("main")?.focus({ preventScroll: true });
}
