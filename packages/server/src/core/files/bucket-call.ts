import http from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { StoreFailure } from "./file-store.ts";

export type Bucket = {
  /** With the bucket as its path: `https://host/bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Options = {
  headers?: Record<string, string>;
  body?: { stream: Readable; byteCount: number };
};

type Answer = { status: number; body: Readable };

/** A bucket that says and takes nothing for so long is away. */
const SILENCE_MS_MAX = 30_000;
/** Of what it complains about, for the log. */
const COMPLAINT_LENGTH_MAX = 500;

/** Signed calls on one bucket. The answer is undefined when there is no such file; whatever goes wrong is a `StoreFailure` without a secret in it. */
export function bucketCaller({ url, region, accessKeyId, secretAccessKey }: Bucket) {
  const credentials = { region, accessKeyId, secretAccessKey, service: "s3" };

  return async (method: string, path: string, { headers = {}, body }: Options) => {
    const signer = new AwsV4Signer({ ...credentials, method, url: url + path, headers });
    const signed = await signer.sign();
    const length = { "content-length": String(body?.byteCount ?? 0) };
    const sent = { ...Object.fromEntries(signed.headers), ...(method === "GET" ? {} : length) };
    const answer = await ask(signed.url, { method, headers: sent }, body?.stream);
    if (answer.status < 300) return answer.body;
    const complaint = await beginningOf(answer.body);
    const code = /<Code>(\w+)<\/Code>/.exec(complaint)?.[1] ?? "no reason";
    if (code === "NoSuchKey") return undefined;
    throw new StoreFailure(`The bucket answered ${method} with ${answer.status}, ${code}.`);
  };
}

function ask(url: URL, options: http.RequestOptions, body: Readable | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      body?.destroy();
      reject(
        error instanceof StoreFailure
          ? error
          : new StoreFailure("The bucket is away.", { cause: error }),
      );
    };
    const request = (url.protocol === "https:" ? https : http).request(url, options);
    const silence = setTimeout(
      () => request.destroy(new StoreFailure("The bucket said nothing for 30 seconds.")),
      SILENCE_MS_MAX,
    );
    request.once("error", fail).once("close", () => clearTimeout(silence));
    request.once("response", (response) => {
      // From here on the reader sets the pace.
      clearTimeout(silence);
      resolve({ status: response.statusCode ?? 0, body: response });
    });
    if (!body) request.end();
    else
      body
        .on("data", () => silence.refresh())
        .once("error", (error) => request.destroy(error))
        .pipe(request);
  });
}

async function beginningOf(body: Readable) {
  let text = "";
  for await (const chunk of body) {
    text += chunk;
    if (text.length > COMPLAINT_LENGTH_MAX) break;
  }
  return text.slice(0, COMPLAINT_LENGTH_MAX);
}
