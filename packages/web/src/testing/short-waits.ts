import { configure, getConfig, prettyDOM } from "@testing-library/react";

// What is waited for is looked for again at every change of the page. All of the page is written down where
// the wait ended in vain, not each time before: that took longer than the looking.
configure({
  getElementError(words, page) {
    const error = new Error(isStillWaiting() ? (words ?? "") : `${words}\n\n${prettyDOM(page)}`);
    // By its name it gets the stack of the test that waited.
    error.name = "TestingLibraryElementError";
    return error;
  },
});

/** The library's own word for it, which its types leave out. */
function isStillWaiting() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
}
