import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixtures.ts";
import { chooseFromMenu } from "./row-menu.ts";

/** A program on this machine that takes what it is told. */
async function openProgram() {
  const told: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    told.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { told, host: `127.0.0.1:${port}`, close: () => server.close() };
}

test("an admin adds a webhook, sends a test that its program can check, and finds it in the log", async ({
  page,
  login,
  navigate,
}) => {
  const program = await openProgram();
  try {
    await login();
    await navigate("/team");
    await page.getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "New webhook" }).click();
    await page.getByLabel("Address").fill(`http://${program.host}/hook`);
    await page.getByRole("button", { name: "Add webhook" }).click();
    const secret = await page.getByLabel(`Secret for ${program.host}`).inputValue();
    await page.getByRole("button", { name: "Done" }).click();

    await chooseFromMenu(page, `http://${program.host}/hook`, "Send a test");
    const log = page.getByRole("table", { name: "Log" });
    await expect(log).toContainText("Delivered, 204", { timeout: 20_000 });
    const [got] = program.told;
    const signed = `${got?.headers["webhook-id"]}.${got?.headers["webhook-timestamp"]}.${got?.body}`;
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    expect(got?.headers["webhook-signature"]).toBe(`v1,${signature}`);

    await log.getByRole("button", { name: /^Show Test/ }).click();
    const dialog = page.getByRole("dialog", { name: "Test" });
    await expect(dialog).toContainText('"type": "webhook.test"');
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => program.told.length, { timeout: 20_000 }).toBe(2);
    expect(program.told[1]?.headers["webhook-id"]).toBe(got?.headers["webhook-id"]);
  } finally {
    program.close();
  }
});
