import { expect, test } from "vitest";
import { checkDestination } from "./destination.ts";

function check(
  url: string,
  addresses: string[] = ["93.184.215.14"],
  allowsPrivateAddresses = false,
) {
  return checkDestination(new URL(url), {
    resolveHost: async () => addresses,
    allowsPrivateAddresses,
  });
}

test("a public https address is fine", async () => {
  await check("https://api.xero.com/connections");
  await check("https://8.8.8.8/");
  await check("https://[2606:4700:4700::1111]/");
});

test("private, loopback and link-local addresses are refused however they are written", async () => {
  const hosts = ["127.0.0.1", "2130706433", "0x7f.1", "10.1.2.3", "172.31.0.1", "192.168.1.1"];
  const more = ["169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255"];
  const v6 = ["[::1]", "[::]", "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"];
  const wrapped = ["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[::127.0.0.1]", "[2001:db8::1]"];
  for (const host of [...hosts, ...more, ...v6, ...wrapped]) {
    await expect(check(`https://${host}/`), host).rejects.toThrow("is a private address");
  }
});

test("a public name that resolves to a private address, even among public ones, is refused", async () => {
  await expect(check("https://erp.example.com/", ["10.0.0.7"])).rejects.toThrow(
    "erp.example.com is a private address. Requests there are refused.",
  );
  await expect(check("https://a.example.com/", ["8.8.8.8", "::ffff:10.0.0.7"])).rejects.toThrow(
    "private",
  );
});

test("a connection to the customer's own network may go to private addresses, there by http", async () => {
  await check("http://erp.example.com:8069/", ["10.0.0.7"], true);
  await expect(check("http://erp.example.com/", ["8.8.8.8"], true)).rejects.toThrow("https");
});

test("a cloud's own address for keys is refused to every connection, however it is written", async () => {
  const written = ["169.254.169.254", "0xa9fea9fe", "[::ffff:169.254.169.254]", "[fe80::1]"];
  for (const host of [...written, "[fd00:ec2::254]"]) {
    await expect(check(`http://${host}/`, [], true), host).rejects.toThrow("is a private address");
  }
  await expect(check("https://erp.example.com/", ["169.254.169.254"], true)).rejects.toThrow(
    "is a private address",
  );
});

test("other schemes, passwords in the address and names without address are refused", async () => {
  await expect(check("file:///etc/passwd")).rejects.toThrow("file: is not a way");
  await expect(check("https://me:secret@example.com/")).rejects.toThrow("carries a password");
  await expect(check("https://nowhere.example/", [])).rejects.toThrow("cannot be found");
});
