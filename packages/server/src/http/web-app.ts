import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "#core/settings.ts";
import { failedWith, sendEnvelope } from "./answers.ts";
import { compressed, type Encoding, pickEncoding } from "./compression.ts";
import { pagePolicy, scriptHash } from "./headers.ts";
import { linksOf, type PageFiles } from "./page-files.ts";

const BASE = "/app/";
const KEPT_FOR_EVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
const NEVER_KEPT = "no-store";
/** Read by people who have no account: a page of its own, without the app. */
const REPORT_PAGE = /^view_report\/[^/]+$/;

type Asset = {
  bytes: Buffer;
  contentType: string;
  etag: string;
  cacheControl: string;
  /** Of what a page runs that has no file of its own. */
  scriptHashes: readonly string[];
  /** Made when first asked for, then kept. */
  encoded: Map<Encoding, Promise<Buffer>>;
};

/** The files of the built web app by their names. */
export type WebApp = ReadonlyMap<string, Asset>;

/**
 * Serves the built web app under /app/. Its files are read once at the start, so that an address
 * is looked up in a list and can never lead to another file of the machine.
 */
export function serveWebApp(
  fastify: FastifyInstance,
  assets: WebApp,
  settings: Pick<Settings, "stripe">,
) {
  const index = assets.get("index.html");
  const report = assets.get("view_report.html");
  // Its address holds the key of a share: no cache on the way keeps it, as none keeps its calls.
  const reportPage = report && { ...report, cacheControl: NEVER_KEPT };
  const pages = JSON.parse(String(assets.get("pages.json")?.bytes ?? "[]")) as PageFiles;

  fastify.get("/", (_request, reply) => reply.redirect(BASE, 302));
  fastify.get("/app", (_request, reply) => reply.redirect(BASE, 302));
  fastify.get<{ Params: { "*": string } }>(`${BASE}*`, async (request, reply) => {
    const name = request.params["*"];
    // A page of the app has no file of its own: the app finds it by its address.
    const page = REPORT_PAGE.test(name) ? reportPage : index;
    const asset = assets.get(name) ?? (isPage(name, request) ? page : undefined);
    if (asset && asset === page) {
      const links = linksOf(pages, BASE, name);
      if (links) reply.header("link", links);
      reply.header("content-security-policy", pagePolicy(settings, name, asset.scriptHashes));
    }
    return asset ? sendAsset(request, reply, asset) : sendEnvelope(reply, 404, failedWith(404));
  });
}

/** What looks like a file is none, unless somebody goes there: the app tells them that there is no such page. */
function isPage(name: string, { headers }: FastifyRequest) {
  if (name.startsWith("assets/")) return false;
  return !/\.\w{1,5}$/.test(name) || headers.accept?.includes("text/html") === true;
}

const contentTypes: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

export function readWebApp(folder: string): WebApp {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    assets.set(name, assetOf(name, readFileSync(path)));
  }
  return assets;
}

const SCRIPT = /<script>(.*?)<\/script>/gs;

function assetOf(name: string, bytes: Buffer): Asset {
  const page = name.endsWith(".html") ? String(bytes) : "";
  return {
    bytes,
    contentType: contentTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    cacheControl: name.startsWith("assets/") ? KEPT_FOR_EVER : "no-cache",
    scriptHashes: [...page.matchAll(SCRIPT)].map(([, script = ""]) => scriptHash(script)),
    encoded: new Map(),
  };
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply
    .type(asset.contentType)
    .header("vary", "Accept-Encoding")
    .header("cache-control", asset.cacheControl);
  if (asset.cacheControl !== NEVER_KEPT) reply.header("etag", asset.etag);
  if (request.headers["if-none-match"] === asset.etag) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"];
  const encoding = pickEncoding(accepted, asset.contentType, asset.bytes.length);
  if (!encoding) return reply.send(asset.bytes);
  return reply.header("content-encoding", encoding).send(await encode(asset, encoding));
}

function encode(asset: Asset, encoding: Encoding) {
  const known = asset.encoded.get(encoding);
  if (known !== undefined) return known;
  const made = compressed(asset.bytes, encoding, "once");
  asset.encoded.set(encoding, made);
  return made;
}
