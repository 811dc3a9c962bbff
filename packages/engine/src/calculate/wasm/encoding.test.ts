import { expect, test } from "vitest";
import {
  newModule,
  newWriter,
  putFloat64,
  putName,
  putSection,
  putSigned,
  putUnsigned,
  type Writer,
  writtenOf,
} from "./encoding.ts";
import { hasVectors } from "./features.ts";

function written(write: (writer: Writer) => void) {
  const writer = newWriter(1);
  write(writer);
  return [...writtenOf(writer)];
}

test("numbers are written in groups of seven bits, the lowest first", () => {
  const unsigned = (value: number) => written((writer) => putUnsigned(writer, value));
  expect([0, 127, 128, 624_485].map(unsigned)).toEqual([[0], [127], [0x80, 1], [0xe5, 0x8e, 0x26]]);
  expect(unsigned(2 ** 32 - 1)).toEqual([0xff, 0xff, 0xff, 0xff, 0x0f]);
  const signed = (value: number) => written((writer) => putSigned(writer, value));
  expect([63, 64, -64, -65, -123_456].map(signed)).toEqual([
    [63],
    [0xc0, 0],
    [0x40],
    [0xbf, 0x7f],
    [0xc0, 0xbb, 0x78],
  ]);
});

test("a number is eight bytes, the lowest first; −0 keeps its sign", () => {
  const number = (value: number) => written((writer) => putFloat64(writer, value));
  expect(number(1)).toEqual([0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
  expect(number(-0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0x80]);
});

test("a section has its length in front, a name its count of letters", () => {
  const section = written((writer) => putSection(writer, 7, (content) => putName(content, "all")));
  expect(section).toEqual([7, 4, 3, 97, 108, 108]);
  expect([...writtenOf(newModule())]).toEqual([0, 97, 115, 109, 1, 0, 0, 0]);
});

test("the platform that runs the tests calculates two numbers at once", () => {
  expect(hasVectors()).toBe(true);
});
