type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** pdfkit takes features that are switched off, too; its types know of lists only. */
const UNKERNED = { kern: false } as unknown as Features;

/**
 * How a text is to be laid out. Kerning draws a comma so far under a 7 that 1,117,131 reads as another
 * number, so that whatever has a figure in it is not kerned.
 */
export function figureFeatures(text: string, isTabular = false): { features?: Features } {
  if (isTabular) return { features: ["tnum"] };
  return /\d/.test(text) ? { features: UNKERNED } : {};
}
