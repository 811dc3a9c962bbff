import { defaultReadLimits } from "@app/spreadsheet/read-limits";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { attributeOf, parseXml } from "@app/spreadsheet/xml/parse-xml";
import { unpackEntry } from "@app/spreadsheet/zip/unpack-entry";
import { readZipDirectory } from "@app/spreadsheet/zip/zip-directory";

export type ReadChart = {
  labels: string[];
  series: { name: string; figures: (number | null)[] }[];
  /** The cells of the workbook behind it. */
  rows: (string | number | boolean | null)[][];
};

export type ReadSlide = {
  title: string;
  /** Each text box, its paragraphs in lines. */
  texts: string[];
  /** Each table, row by row. */
  tables: string[][][];
  charts: ReadChart[];
};

/** What is really in a presentation, slide by slide; a part that is no whole XML is refused. */
export async function readSlides(file: Uint8Array): Promise<ReadSlide[]> {
  const parts = await unpack(file);
  for (const [name, bytes] of parts)
    if (/\.(?:xml|rels)$/.test(name)) await parseXml(textOf(bytes), {});
  const slides: ReadSlide[] = [];
  for (let number = 1; parts.has(`ppt/slides/slide${number}.xml`); number++) {
    const { charts, ...slide } = await readShapes(partOf(parts, `ppt/slides/slide${number}.xml`));
    const targets = await readTargets(parts, `ppt/slides/_rels/slide${number}.xml.rels`);
    const read = charts.map((id) => readChart(parts, targets.get(id) ?? ""));
    slides.push({ ...slide, charts: await Promise.all(read) });
  }
  return slides;
}

type Parts = Map<string, Uint8Array>;

async function unpack(file: Uint8Array): Promise<Parts> {
  const parts: Parts = new Map();
  for (const entry of readZipDirectory(file, defaultReadLimits)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of unpackEntry(file, entry)) pieces.push(piece);
    parts.set(entry.name, Buffer.concat(pieces));
  }
  return parts;
}

function partOf(parts: Parts, name: string) {
  const bytes = parts.get(name);
  if (!bytes) throw new Error(`There is no ${name}.`);
  return bytes;
}

async function* textOf(bytes: Uint8Array) {
  yield Buffer.from(bytes).toString();
}

async function readShapes(bytes: Uint8Array) {
  const slide = {
    title: "",
    texts: [] as string[],
    tables: [] as string[][][],
    charts: [] as string[],
  };
  let lines: string[] = [];
  let [isTitle, isText] = [false, false];
  await parseXml(textOf(bytes), {
    open(name, tag) {
      if (name === "sp" || name === "tc") [lines, isTitle] = [[], false];
      if (name === "ph") isTitle = attributeOf(tag, "type") === "title";
      if (name === "p") lines.push("");
      if (name === "t") isText = true;
      if (name === "tbl") slide.tables.push([]);
      if (name === "tr") slide.tables.at(-1)?.push([]);
      if (name === "chart") slide.charts.push(attributeOf(tag, "id") ?? "");
    },
    text(text) {
      if (isText) lines.push((lines.pop() ?? "") + text);
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "tc") slide.tables.at(-1)?.at(-1)?.push(lines.join("\n"));
      if (name !== "sp") return;
      if (isTitle) slide.title = lines.join("\n");
      else slide.texts.push(lines.join("\n"));
    },
  });
  return slide;
}

async function readTargets(parts: Parts, name: string) {
  const targets = new Map<string, string>();
  await parseXml(textOf(partOf(parts, name)), {
    open(_, tag) {
      targets.set(attributeOf(tag, "Id") ?? "", attributeOf(tag, "Target") ?? "");
    },
  });
  return targets;
}

async function readChart(parts: Parts, target: string): Promise<ReadChart> {
  const name = target.replace(/^\/|^\.\.\//, "");
  const part = partOf(parts, name.startsWith("ppt/") ? name : `ppt/${name}`);
  const chart: ReadChart = { labels: [], series: [], rows: [] };
  const within: string[] = [];
  let [at, value] = [0, ""];
  await parseXml(textOf(part), {
    open(element, tag) {
      within.push(element);
      if (element === "ser") chart.series.push({ name: "", figures: [] });
      if (element === "pt") at = Number(attributeOf(tag, "idx"));
      if (element === "v") value = "";
      if (element !== "ptCount" || !within.includes("val")) return;
      const length = Number(attributeOf(tag, "val"));
      chart.series.at(-1)?.figures.push(...Array.from({ length }, () => null));
    },
    text(text) {
      if (within.at(-1) === "v") value += text;
    },
    close(element) {
      within.pop();
      const series = chart.series.at(-1);
      if (element !== "v" || !series) return;
      if (within.includes("tx")) series.name = value;
      if (within.includes("cat")) chart.labels[at] = value;
      if (within.includes("val")) series.figures[at] = Number(value);
    },
  });
  const [, number] = /chart(\d+)\.xml$/.exec(name) ?? [];
  const book = partOf(parts, `ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`);
  const { sheets } = await readXlsx(book);
  return { ...chart, rows: sheets[0]?.rows ?? [] };
}
