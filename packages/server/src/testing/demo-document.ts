import { documentOfStarter } from "#modules/seed/demo-documents.ts";

/** A starter as the demo has it at a time: with what happened until then. */
export function demoDocument(key: string, now: Date) {
  return documentOfStarter(key, { name: "Forecast", currency: "AUD", yearEndMonth: 6 }, now);
}
