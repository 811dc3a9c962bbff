import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const named: [name: string, userAgent: string][] = [
  ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36`],
  ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140`],
  ["Opera on Mac", `Mozilla/5.0 (Macintosh) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Safari on Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15"],
  ["Safari on iPhone", "Mozilla/5.0 (iPhone; like Mac OS X) Version/18.0 Mobile Safari/604.1"],
  ["Chrome on iPad", "Mozilla/5.0 (iPad; CPU OS 18_0) CriOS/140.0 Mobile Safari/604.1"],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Safari/537.36`],
  ["Samsung Internet on Android", "(Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0"],
  ["Firefox", "Firefox/140.0"],
  ["Linux", "curl on Linux"],
  ["Unknown device", "curl/8.5"],
  ["Unknown device", ""],
];

test.each(named)("%s is told from %s", (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
