import { expect, test } from "vitest";
import { pickPart } from "./byte-range.ts";

const file = { byteCount: 1000, etag: '"abc"' };

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-499", { start: 0, end: 499 }],
  ["bytes=500-", { start: 500, end: 999 }],
  ["bytes=-1", { start: 999, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=999-999", { start: 999, end: 999 }],
  ["bytes=1000-", "beyond"],
  ["bytes=1000-1001", "beyond"],
  ["bytes=-0", "beyond"],
  ["bytes=9-3", "whole"],
  ["bytes=-", "whole"],
  ["bytes=", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=0x1-2", "whole"],
  ["lines=1-2", "whole"],
  ["bytes=1-99999999999999999999", "whole"],
])("of 1,000 bytes, the range %s is %j", (range, part) => {
  expect(pickPart({ range }, file)).toEqual(part);
});

test("an empty file has no part", () => {
  expect(pickPart({ range: "bytes=0-" }, { byteCount: 0, etag: undefined })).toBe("beyond");
  expect(pickPart({ range: "bytes=-5" }, { byteCount: 0, etag: undefined })).toBe("beyond");
});

test("what a reader has already is not sent again", () => {
  for (const name of ['"abc"', 'W/"abc"', '"x", "abc"', "*"]) {
    expect(pickPart({ "if-none-match": name }, file)).toBe("unchanged");
  }
  expect(pickPart({ "if-none-match": '"x"' }, file)).toBe("whole");
  expect(pickPart({ "if-none-match": '"abc"' }, { ...file, etag: undefined })).toBe("whole");
});

test("a part is sent of the file that the reader began with, and else the whole", () => {
  const range = "bytes=5-";
  expect(pickPart({ range, "if-range": '"abc"' }, file)).toEqual({ start: 5, end: 999 });
  for (const other of ['"x"', 'W/"abc"', "Tue, 15 Jan 2030 00:00:00 GMT"]) {
    expect(pickPart({ range, "if-range": other }, file)).toBe("whole");
  }
});
