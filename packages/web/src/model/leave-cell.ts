/** Enters the figure that is being typed, as pressing elsewhere does: whoever leaves the page takes it along. */
export function leaveCell() {
  const field = document.activeElement;
  // The field of `treegrid/grid-editor.tsx`, whose code comes later than what asks for this.
  if (field instanceof HTMLElement && field.matches(".grid-editor")) field.blur();
}
