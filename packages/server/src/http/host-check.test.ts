import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ publicUrl: "https://forecast.example", isDemo: true, smtpUrl: undefined });
});

const ask = (url: string, host: string) => app.anonymous().inject({ url, headers: { host } });

const OTHERS = [
  "evil.example",
  "evil.example:3000",
  "forecast.example.evil.example",
  "localhost.evil.example",
  "localhost@evil.example",
  "127.0.0.1.evil.example",
  "10.0.0.7",
];

test.each(OTHERS)(
  "a page that has %j lead here reads neither mail nor anything else",
  async (host) => {
    for (const url of ["/dev/mail", "/api/frontend/current_user", "/app/", "/nothing"]) {
      const answer = await ask(url, host);

      expect(answer.statusCode).toBe(421);
      expect(answer.json()).toEqual({
        success: false,
        data: null,
        errors: [{ key: "root", message: "This server is not known by that name." }],
      });
    }
  },
);

test.each([
  "forecast.example",
  "FORECAST.example:8443",
  "localhost:3000",
  "127.0.0.1",
  "[::1]:3000",
])("%s is a name of this server, on any port", async (host) => {
  expect((await ask("/dev/mail", host)).statusCode).toBe(200);
});

test("a load balancer that knows only the machine's address learns whether it is well", async () => {
  expect((await ask("/healthz", "10.0.0.7:3000")).statusCode).toBe(200);
  expect((await ask("/readyz?from=balancer", "10.0.0.7:3000")).statusCode).toBe(200);
});
