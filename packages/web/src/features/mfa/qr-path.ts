type Modules = { size: number; data: ArrayLike<number | boolean> };

/** The dark modules of a QR code as one SVG path: each run within a row is one rectangle. */
export function qrPath({ size, data }: Modules) {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`;
    }
  }
  return path;
}
