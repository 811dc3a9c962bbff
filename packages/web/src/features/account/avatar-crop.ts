/**
 * The square of a picture that becomes the avatar, in the picture's own upright pixels.
 *
 *   size = the picture's shorter side ÷ zoom
 *
 * It never leaves the picture. Zooming keeps its middle where it is, as far as the edges allow.
 */
export type Picture = { width: number; height: number };
export type Crop = { left: number; top: number; size: number };

/** Avatars are shown at up to 96 px; on sharp screens that takes twice as many. */
const SIZE_MIN = 192;
const ZOOM_MAX = 8;

export function wholeCrop(picture: Picture): Crop {
  return cropAround(picture, { x: picture.width / 2, y: picture.height / 2 }, shorterSide(picture));
}

export function zoomOf(crop: Crop, picture: Picture) {
  return shorterSide(picture) / crop.size;
}

/** How far zooming in makes sense; a small picture cannot be zoomed at all. */
export function zoomMaxOf(picture: Picture) {
  return Math.min(Math.max(shorterSide(picture) / SIZE_MIN, 1), ZOOM_MAX);
}

export function zoomCrop(crop: Crop, picture: Picture, zoom: number): Crop {
  const allowed = clamp(zoom, 1, zoomMaxOf(picture));
  return cropAround(picture, middleOf(crop), shorterSide(picture) / allowed);
}

/** Moves the square over the picture; both distances are in the picture's pixels. */
export function moveCrop(crop: Crop, picture: Picture, right: number, down: number): Crop {
  const { x, y } = middleOf(crop);
  return cropAround(picture, { x: x + right, y: y + down }, crop.size);
}

/** What is sent: whole pixels, all of them inside the picture. */
export function wholePixels(crop: Crop, picture: Picture): Crop {
  const size = clamp(Math.round(crop.size), 1, shorterSide(picture));
  return {
    left: clamp(Math.round(crop.left), 0, picture.width - size),
    top: clamp(Math.round(crop.top), 0, picture.height - size),
    size,
  };
}

type Point = { x: number; y: number };

function cropAround(picture: Picture, middle: Point, size: number): Crop {
  return {
    left: clamp(middle.x - size / 2, 0, picture.width - size),
    top: clamp(middle.y - size / 2, 0, picture.height - size),
    size,
  };
}

function middleOf(crop: Crop): Point {
  return { x: crop.left + crop.size / 2, y: crop.top + crop.size / 2 };
}

function shorterSide({ width, height }: Picture) {
  return Math.min(width, height);
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most);
}
