import { create } from "qrcode";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("each run of dark modules within a row is one rectangle", () => {
  const data = [1, 1, 0, 0, 0, 0, 1, 0, 1];
  expect(qrPath({ size: 3, data })).toBe("M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z");
});

test("the path darkens exactly the modules of a real code", () => {
  const { modules } = create("otpauth://totp/Forecastle:priya?secret=JBSWY3DPEHPK3PXP");
  const drawn = new Set<number>();
  for (const [, left, top, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(width); step++) {
      drawn.add(Number(top) * modules.size + Number(left) + step);
    }
  }
  const dark = [...modules.data.keys()].filter((index) => modules.data[index]);
  expect([...drawn].sort((a, b) => a - b)).toEqual(dark);
});
