/**
 * Enters the figure that is being typed, as pressing elsewhere does: whoever leaves the page takes it along.
 * Whether something typed is left that cannot be entered now.
 */
export function leaveCell(): boolean {
  // The field of `treegrid/grid-editor.tsx`, whose code comes later than what asks for this.
  const field = document.querySelector<HTMLInputElement>("input.grid-editor");
  if (!field) return false;
  if (field === document.activeElement) field.blur();
  return field.isConnected && field.value !== field.dataset.stored;
}
