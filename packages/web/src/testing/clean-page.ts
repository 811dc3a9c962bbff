import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Files share one page: what one leaves on it, with the focus in it, would take the keys of the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// A toast that is pressed takes hold of the pointer, which jsdom has none of.
Element.prototype.setPointerCapture ??= () => {};
