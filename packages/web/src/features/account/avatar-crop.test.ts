import { expect, test } from "vitest";
import { moveCrop, wholeCrop, wholePixels, zoomCrop, zoomMaxOf, zoomOf } from "./avatar-crop.ts";

const landscape = { width: 1200, height: 800 };

test("at first the square is as large as the picture allows, in its middle", () => {
  expect(wholeCrop(landscape)).toEqual({ left: 200, top: 0, size: 800 });
  expect(wholeCrop({ width: 300, height: 500 })).toEqual({ left: 0, top: 100, size: 300 });
});

test("zooming to 2 halves the square and keeps its middle", () => {
  const crop = zoomCrop(wholeCrop(landscape), landscape, 2);
  expect(crop).toEqual({ left: 400, top: 200, size: 400 });
  expect(zoomOf(crop, landscape)).toBe(2);
});

test("zooming out near an edge pushes the square back inside", () => {
  const corner = { left: 800, top: 400, size: 400 };
  expect(zoomCrop(corner, landscape, 1)).toEqual({ left: 400, top: 0, size: 800 });
});

test("the square is never smaller than 192 px, nor the zoom larger than 8", () => {
  expect(zoomMaxOf(landscape)).toBeCloseTo(800 / 192);
  expect(zoomCrop(wholeCrop(landscape), landscape, 100).size).toBeCloseTo(192);
  expect(zoomMaxOf({ width: 9000, height: 9000 })).toBe(8);
});

test("a picture smaller than 192 px cannot be zoomed", () => {
  const small = { width: 64, height: 48 };
  expect(zoomMaxOf(small)).toBe(1);
  expect(zoomCrop(wholeCrop(small), small, 3)).toEqual({ left: 8, top: 0, size: 48 });
});

test("moving stops at the edges", () => {
  const crop = wholeCrop(landscape);
  expect(moveCrop(crop, landscape, 50, 10)).toEqual({ left: 250, top: 0, size: 800 });
  expect(moveCrop(crop, landscape, 5000, 0).left).toBe(400);
  expect(moveCrop(crop, landscape, -5000, 0).left).toBe(0);
});

test("whatever the crop, the whole pixels sent lie inside the picture", () => {
  for (const picture of [landscape, { width: 333, height: 777 }, { width: 1, height: 1 }]) {
    for (const zoom of [1, 1.37, 2.999, 8]) {
      for (const shift of [-9999, -0.5, 0.49, 33.3, 9999]) {
        const zoomed = zoomCrop(wholeCrop(picture), picture, zoom);
        const sent = wholePixels(moveCrop(zoomed, picture, shift, -shift), picture);
        expect(Object.values(sent).every(Number.isInteger)).toBe(true);
        expect(Math.min(sent.left, sent.top)).toBeGreaterThanOrEqual(0);
        expect(sent.size).toBeGreaterThanOrEqual(1);
        expect(sent.left + sent.size).toBeLessThanOrEqual(picture.width);
        expect(sent.top + sent.size).toBeLessThanOrEqual(picture.height);
      }
    }
  }
});
