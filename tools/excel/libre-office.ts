/**
 * LibreOffice as a judge: it recalculates a workbook from its formulas alone. It keeps the values
 * stored in a file unless told otherwise, so its profile says to recalculate always.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { capture, findProgram } from "../processes.ts";
import { installSystemPackage } from "../system-packages.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";

const NAMES = ["soffice", "libreoffice"];

/** Installed where we may; undefined when there is none. */
export async function findLibreOffice() {
  const found = findProgram(NAMES);
  if (found) return found;
  return (await installSystemPackage("libreoffice-calc-nogui")) ? findProgram(NAMES) : undefined;
}

const RECALCULATE_ALWAYS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** Comma separated, quoted, UTF-8, full figures instead of what is shown, the first sheet alone. */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false";

/** Recalculates the workbooks of a folder and gives the first sheet of each as text. */
export async function recalculatedSheets(program: string, folder: string, names: string[]) {
  await convert(program, folder, names, CSV, folder);
  return names.map((name) => readFileSync(path.join(folder, `${name}.csv`), "utf8"));
}

/** Opens workbooks and saves them again, as somebody does who works in LibreOffice. */
export function savedByLibreOffice(program: string, files: readonly Uint8Array[]) {
  return inTemporaryFolder("saved", async (folder) => {
    const names = files.map((_, index) => String(index));
    for (const [index, file] of files.entries())
      writeFileSync(path.join(folder, `${index}.xlsx`), file);
    const out = path.join(folder, "saved");
    await convert(program, folder, names, "xlsx:Calc MS Excel 2007 XML", out);
    return names.map((name) => readFileSync(path.join(out, `${name}.xlsx`)));
  });
}

async function convert(program: string, folder: string, names: string[], to: string, out: string) {
  const profile = path.join(folder, "profile");
  mkdirSync(path.join(profile, "user"), { recursive: true });
  writeFileSync(path.join(profile, "user/registrymodifications.xcu"), RECALCULATE_ALWAYS);
  const files = names.map((name) => path.join(folder, `${name}.xlsx`));
  const args = [`-env:UserInstallation=file://${profile}`, "--headless", "--convert-to", to];
  const { code, errors } = await capture(program, [...args, "--outdir", out, ...files]);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}: ${errors}`);
}
