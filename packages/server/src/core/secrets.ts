import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Everything done with the installation's secret key. Each purpose has a key of its own. */
export type Secrets = {
  /** AES-256-GCM; `place` (for example "users.mfa_secret|12") must be the same to decrypt. */
  encrypt(text: string, place: string): string;
  /** Throws when the text was changed, moved to another place or sealed under another key. */
  decrypt(sealed: string, place: string): string;
  /** HMAC-SHA-256 in base64url. */
  sign(purpose: string, text: string): string;
};

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Names how a text was sealed, so that another way can be added beside it. */
const FORMAT = "v1";

export function makeSecrets(secretKey: Uint8Array): Secrets {
  const keys = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync("sha256", secretKey, "", `forecastle|${purpose}`, 32));
      keys.set(purpose, key);
    }
    return key;
  }

  return {
    encrypt: (text, place) => seal(keyFor("encrypt"), text, place),
    decrypt: (sealed, place) => unseal(keyFor("encrypt"), sealed, place),
    sign: (purpose, text) =>
      createHmac("sha256", keyFor(`sign|${purpose}`))
        .update(text)
        .digest("base64url"),
  };
}

function seal(key: Buffer, text: string, place: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
  return `${FORMAT}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")}`;
}

function unseal(key: Buffer, sealed: string, place: string) {
  const [format, encoded] = sealed.split(".");
  if (format !== FORMAT || !encoded) throw new Error("sealed in an unknown format");
  const bytes = Buffer.from(encoded, "base64url");
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString("utf8");
}

/** 256 random bits that nobody guesses, fit for a cookie or a link. */
export function randomToken() {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. It needs no salt: there is nothing shorter to guess than the token. */
export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares in a time that tells nothing about where two texts differ. */
export function isSameText(left: string, right: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
