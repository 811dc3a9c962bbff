export type TermsSection = { heading: string; paragraphs: readonly string[] };
