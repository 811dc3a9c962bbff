import { expect, test } from "vitest";
import { attributeOf, parseXml } from "./parse-xml.ts";

async function eventsOf(...pieces: string[]) {
  const events: string[] = [];
  async function* texts() {
    yield* pieces;
  }
  await parseXml(texts(), {
    open: (name) => events.push(`<${name}`),
    text: (text) => events.push(text),
    close: (name) => events.push(`${name}>`),
  });
  return events.join(" ");
}

test("wherever the text is cut, the same elements come", async () => {
  const xml = `<?xml version="1.0"?><!-- > --><p:a x='>'><b/>1 &amp; 2<![CDATA[<&]]></p:a>\n`;
  const whole = await eventsOf(xml);
  expect(whole).toBe("<a <b b> 1 & 2 <& a>");
  for (let cut = 1; cut < xml.length; cut++) {
    const events = await eventsOf(xml.slice(0, cut), xml.slice(cut));
    expect(events.replaceAll(" ", "")).toBe(whole.replaceAll(" ", ""));
  }
});

test.each([
  "<a>",
  "<a></b>",
  "</a>",
  "<a",
  "<a>&b;</a>",
  "<a>&amp</a>",
  "<a>& b</a>",
  "<a>&#0;</a>",
  "<a>&#x110000;</a>",
  "<!ELEMENT a ANY><a/>",
  "<a><!-- </a>",
  "<a/>text",
  "<a/><b/>",
  "",
  "<!-- nothing -->",
])("%s is damaged", async (xml) => {
  await expect(eventsOf(xml)).rejects.toMatchObject({ code: "damaged" });
});

test("an attribute is found by its whole name, with any prefix, space and quotes", () => {
  const tag = `c xr='r="no"' r:id = "rId1"\n t='a "b" &lt;'  style="2"`;
  expect(attributeOf(tag, "id")).toBe("rId1");
  expect(attributeOf(tag, "t")).toBe('a "b" <');
  expect(attributeOf(tag, "style")).toBe("2");
  expect(attributeOf(tag, "r")).toBeUndefined();
  expect(attributeOf(tag, "d")).toBeUndefined();
  expect(() => attributeOf("c r=1", "r")).toThrow("XML attribute");
});
