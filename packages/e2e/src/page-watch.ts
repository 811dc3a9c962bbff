import type { BrowserContext, Page } from "@playwright/test";

/** A call that was refused is the product's business; the browser reports it all the same. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Said where an errand keeps service workers away. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/**
 * What no page may ever do: say something on the console, break the content security policy
 * (Chromium says so on the console), throw, or ask another origin for anything.
 */
export function watchPages(context: BrowserContext, ownUrl: string, expected: readonly RegExp[]) {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on("page", (page) => watch(page, ownUrl, complain));
  return complaints;
}

function watch(page: Page, ownUrl: string, complain: (text: string) => void) {
  page.on("console", (message) => {
    const isLoud = message.type() === "error" || message.type() === "warning";
    const isExpected = REFUSED_CALL.test(message.text()) || message.text() === NO_WORKER;
    if (isLoud && !isExpected) complain(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`thrown: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isInPage = protocol === "data:" || protocol === "blob:";
    if (!isInPage && origin !== ownUrl) complain(`third party: ${request.url()}`);
  });
}
