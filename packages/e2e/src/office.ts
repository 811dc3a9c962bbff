/** LibreOffice, as somebody has it who opens what they downloaded. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const OFFICE = ["/usr/bin/soffice", "/usr/bin/libreoffice"].find((path) => existsSync(path));

export const hasOffice = OFFICE !== undefined;

const RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`;

/** What its window offers by itself for text that begins with the mark of UTF-8: commas, quotes, and that. */
const READ = { xlsx: [], csv: ["--infilter=CSV:44,34,76"] };

/** A file opened, recalculated and saved as a workbook; as it is where there is no such program. */
export async function savedByOffice(bytes: Buffer, ending: "xlsx" | "csv"): Promise<Buffer> {
  if (!OFFICE) return bytes;
  const folder = await mkdtemp(join(tmpdir(), "office-"));
  try {
    const profile = join(folder, "profile");
    await mkdir(join(profile, "user"), { recursive: true });
    await writeFile(join(profile, "user/registrymodifications.xcu"), RECALCULATE);
    await writeFile(join(folder, `in.${ending}`), bytes);
    const where = [`-env:UserInstallation=file://${profile}`, "--headless", ...READ[ending]];
    const to = ["--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", join(folder, "out")];
    await promisify(execFile)(OFFICE, [...where, ...to, join(folder, `in.${ending}`)]);
    return await readFile(join(folder, "out/in.xlsx"));
  } finally {
    await rm(folder, { recursive: true });
  }
}
