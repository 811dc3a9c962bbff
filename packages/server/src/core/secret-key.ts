import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

export const SECRET_KEY_LENGTH_MIN = 32;

/** 32 bytes in hex or base64 are the key; any other text is hashed into one. */
export function keyFromText(text: string): Uint8Array {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (/^[A-Za-z\d+/_-]{43}=?$/.test(text)) return Buffer.from(text, "base64");
  return createHash("sha256").update(text).digest();
}

const fileOf = (dataDir: string) => join(dataDir, "secret-key");
const nextFileOf = (dataDir: string) => join(dataDir, "secret-key.next");

/** The key of embedded storage: made once, kept beside the data, readable by its owner alone. */
export function keptSecretKey(dataDir: string): Uint8Array {
  const path = fileOf(dataDir);
  if (!existsSync(path)) writeNewKey(dataDir, path);
  return readKey(path);
}

/** The key that comes after the kept one: beside it until the database is kept under it. */
export function makeNextKey(dataDir: string): Uint8Array {
  const path = nextFileOf(dataDir);
  writeNewKey(dataDir, path);
  return readKey(path);
}

/** The same with a key that comes from elsewhere. */
export function layNextKey(dataDir: string, text: string) {
  writeKey(dataDir, nextFileOf(dataDir), text);
}

/** The text of the kept key, if that is the key in use. */
export function keptKeyText(dataDir: string, inUse: Uint8Array) {
  const path = fileOf(dataDir);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return keyFromText(text.trim()).every((byte, at) => byte === inUse[at]) ? text : undefined;
}

export function nextSecretKey(dataDir: string): Uint8Array | undefined {
  const path = nextFileOf(dataDir);
  return existsSync(path) ? readKey(path) : undefined;
}

export function adoptNextKey(dataDir: string) {
  renameSync(nextFileOf(dataDir), fileOf(dataDir));
}

function readKey(path: string) {
  const text = readFileSync(path, "utf8").trim();
  if (text.length < SECRET_KEY_LENGTH_MIN) throw new Error(`${path} does not hold a key`);
  return keyFromText(text);
}

function writeNewKey(dataDir: string, path: string) {
  writeKey(dataDir, path, `${randomBytes(32).toString("base64")}\n`);
}

/** On disk before it is used: what is sealed under a lost key is lost too. */
function writeKey(dataDir: string, path: string, text: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${process.pid}`;
  const file = openSync(unfinished, "w", 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, path);
  flushNames(dataDir);
}

/** Windows keeps the list of names by itself and opens no folders. */
function flushNames(folder: string) {
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  fsyncSync(opened);
  closeSync(opened);
}
