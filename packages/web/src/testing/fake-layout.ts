import { afterEach, beforeEach, vi } from "vitest";

/** For tests: jsdom lays nothing out, so every element is given a size, and nothing resizes or scrolls. */
export function fakeLayout() {
  beforeEach(() => {
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
    Element.prototype.scrollIntoView = () => {};
    vi.stubGlobal("ResizeObserver", StillObserver);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
