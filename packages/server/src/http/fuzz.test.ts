import { Agent, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import type { Access, AnyCall } from "@app/contract/endpoint";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { type FuzzedRequest, fuzzedRequest, type Things } from "#testing/fuzz-requests.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient } from "#testing/test-clients.ts";
import { addConnection } from "#testing/test-connections.ts";
import { addModel } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { askSupport } from "#testing/test-support.ts";

/** A longer run asks for more, and a failure is run again by the seed it names. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200);
const SEED = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};

const EXPECTED = [200, 400, 404, 405, 415];
const ROUNDS_MAX = 10;

/** Words that only the inside of the program knows. */
const INSIDE =
  /node_modules|\.ts:\d|\bselect\b.*\bfrom\b|syntax error|violates|ECONN|QueryError|zod/i;

const settings = { rateLimitScale: 1_000_000 };

test(`${REQUESTS} hostile requests of nobody are all answered by envelopes`, {
  timeout: 3_600_000,
}, async () => {
  const app = await testApp(settings);

  await fuzz(app, { cookies: new Map(), afterEach: async () => {}, oftenest: "anonymous" });
});

test(`${REQUESTS} hostile requests of a member, about what they have, are all answered by envelopes`, {
  timeout: 3_600_000,
}, async () => {
  const app = await testApp(settings);

  await fuzz(app, {
    cookies: app.cookies,
    afterEach: await keepSignedIn(app),
    things: await addThings(app),
  });
});

test(`${REQUESTS} hostile requests of staff are all answered by envelopes`, {
  timeout: 3_600_000,
}, async () => {
  const app = await testApp(settings);
  const staff = await app.addMember({ isStaff: true });

  const afterEach = await keepSignedIn({ ...app, person: staff.person });
  await fuzz(app, { cookies: staff.cookies, afterEach });
});

/** One of each of what most calls are about. */
async function addThings(app: TestApp): Promise<Things> {
  const { id: client } = await addClient(app, { name: "Acorn" });
  const { id: model } = await addModel(app, { clientId: client });
  const { id: report } = await addReport(app);
  await publishReport(app, report);
  const { id: connection } = await addConnection(app);
  const { id: discussion } = await askSupport(app);
  return {
    ...{ client, client_overview: client, model, web_report: report, report_viewer: report },
    ...{ account_organisation: connection, support_discussion: discussion },
  };
}

type Sender = {
  cookies: Map<string, string>;
  afterEach: () => Promise<void>;
  oftenest?: Access;
  things?: Things;
};

async function fuzz(app: TestApp, { cookies, afterEach, oftenest, things = {} }: Sender) {
  const { fastify, calls } = await buildApp(app.parts);
  // Of whom few calls are for, every other request is to one of these; a report's end at its share.
  const often = calls.filter(
    ({ access, path }) => access === oftenest && !path.startsWith("/report_viewer/"),
  );
  const shares = often.map((call) =>
    Array<AnyCall>(Math.ceil(calls.length / often.length)).fill(call),
  );
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  const { port } = fastify.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(
    fuzzedRequest([...calls, ...shares.flat()], things),
    async (request) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await send({ port, agent, headers: { cookie } }, request);
      checkAnswer(request, answer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      await afterEach();
    },
  );
  // Were nothing let in, or nothing refused, this would prove nothing: some 200 requests all miss by chance.
  for (let round = 0; round < ROUNDS_MAX && EXPECTED.some((each) => !statuses.has(each)); round++)
    await fc.assert(property, { numRuns: REQUESTS, endOnFailure: true, ...SEED });
  await fastify.close();
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(EXPECTED));
}

type Answer = { status: number; contentType: string; body: string };
type Line = { port: number; agent: Agent; headers: Record<string, string> };

/** Over a real line, since a test's short cut would tidy up the address on its way. */
function send({ port, agent, headers }: Line, { method, url, payload, ...rest }: FuzzedRequest) {
  const body = payload === undefined ? undefined : Buffer.from(payload);
  const length = body ? { "content-length": String(body.length) } : {};
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, agent, method, path: url };
    const sent = httpRequest(
      { ...options, headers: { ...headers, ...rest.headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        const contentType = response.headers["content-type"] ?? "";
        // A stream has no end of its own; that it began is its answer.
        if (contentType.startsWith("text/event-stream")) {
          response.destroy();
          resolve({ status: response.statusCode ?? 0, contentType, body: "" });
          return;
        }
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on("error", reject).end(body);
  });
}

function checkAnswer({ method }: FuzzedRequest, { status, contentType, body }: Answer) {
  expect(status, body).toBeLessThan(500);
  const isFile = status === 200 && !contentType.startsWith("application/json");
  if (method === "HEAD" || status === 302 || isFile) return;
  const { success, data, errors, ...rest } = JSON.parse(body);
  expect(rest).toEqual({});
  expect(success).toBe(status < 400);
  expect(errors.length === 0).toBe(success);
  if (success) return;
  expect(data).toBeNull();
  expect(body).not.toMatch(INSIDE);
}

/** Some calls sign the member out; whatever they did to the session is undone by hand. */
async function keepSignedIn({ parts: { storage }, person }: TestApp) {
  const [before] = await storage.query<{ user: object; session: object }>(
    `select to_json(u) as user, to_json(s) as session
     from users u join sessions s on s.user_id = u.id where u.id = $1`,
    [person.userId],
  );
  return async () => {
    await storage.query(
      `update users set security_stamp = $2::json ->> 'security_stamp', password_hash = $2::json ->> 'password_hash'
       where id = $1 and security_stamp <> $2::json ->> 'security_stamp'`,
      [person.userId, JSON.stringify(before?.user)],
    );
    await storage.query(
      `insert into sessions overriding system value
       select * from json_populate_record(null::sessions, $1) on conflict do nothing`,
      [JSON.stringify(before?.session)],
    );
    await storage.query(
      `update sessions set token_hash = $1::json ->> 'token_hash', security_stamp = $1::json ->> 'security_stamp'
       where id = ($1::json ->> 'id')::int`,
      [JSON.stringify(before?.session)],
    );
  };
}
