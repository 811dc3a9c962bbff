/* What a model needs of what this browser keeps, in one file. */
export { forgetCopy, readCopy } from "#lib/kept-copies.ts";
export { keepCopy } from "./keep-copy.ts";
export { OfflineNotice } from "./offline-notice.tsx";
