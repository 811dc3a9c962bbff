/** What pdfkit knows of an embedded font, as far as laying out goes. */
type Run = { glyphs: unknown[]; positions: unknown[]; advanceWidth: number };
type Font = { layoutRun(text: string, features?: unknown): Run };

const remembered = new WeakSet<Font>();

/**
 * pdfkit lays a text with features out anew each time, which is most of a table's cost. Figures are a
 * dozen of signs that do not touch each other: each is laid out once.
 */
export function rememberTabular(doc: PDFKit.PDFDocument) {
  const { _font: font } = doc as unknown as { _font: Font };
  if (remembered.has(font)) return;
  remembered.add(font);
  const layoutRun = font.layoutRun.bind(font);
  const signs = new Map<string, Run>();
  font.layoutRun = (text, features) => {
    if (!features) return layoutRun(text);
    const kind = JSON.stringify(features);
    const runs = [...text].map((sign) => {
      const run = signs.get(kind + sign) ?? layoutRun(sign, features);
      signs.set(kind + sign, run);
      return run;
    });
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((width, run) => width + run.advanceWidth, 0),
    };
  };
}
