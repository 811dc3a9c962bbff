/** The settings of an OpenStack Swift of one node, which speaks S3 at its proxy. */
import { mkdirSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { capture } from "../processes.ts";

/** Swift belongs to the system's Python, whatever else stands first in PATH. */
export const PYTHON = "/usr/bin/python3";
export const KEYS = { accessKeyId: "files:tester", secretAccessKey: "only-on-this-machine" };
export const REGION = "us-east-1";

const STORES = ["account", "container", "object"] as const;
type Ports = Record<(typeof STORES)[number] | "proxy" | "cache", number>;

/** Writes the settings and the rings of one copy into a folder that also holds the data. */
export async function writeSettings(folder: string, ports: Ports) {
  const device = "d1";
  mkdirSync(path.join(folder, "devices", device), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    "swift.conf",
    "[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n" +
      "[storage-policy:0]\nname = default\ndefault = yes\n",
  );
  for (const store of STORES) {
    write(`${store}-server.conf`, storeSettings(folder, store, ports[store]));
    await makeRing(folder, store, `r1z1-127.0.0.1:${ports[store]}/${device}`);
  }
  write("proxy-server.conf", proxySettings(folder, ports));
}

/** One process each, at home in the folder. */
const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
log_level = WARNING
`;

const storeSettings = (folder: string, store: string, port: number) => `${common(folder, port)}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

const proxySettings = (folder: string, { proxy, cache }: Ports) => `${common(folder, proxy)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A store that was asked before it was there is not left alone for a minute.
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEYS.accessKeyId.replace(":", "_")} = ${KEYS.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

/** Where each piece of data goes: all of it to the one device there is. */
async function makeRing(folder: string, store: string, device: string) {
  const builder = path.join(folder, `${store}.builder`);
  const steps = [["create", "4", "1", "1"], ["add", device, "1"], ["rebalance"]];
  for (const [step = "", ...args] of steps) {
    const program = ["/usr/bin/swift-ring-builder", builder, step, ...args];
    const { code, output, errors } = await capture(PYTHON, program, { cwd: folder });
    // 1 is a warning: one device is not much of a ring.
    if (code > 1) throw new Error(`swift-ring-builder ${step} failed: ${output}${errors}`);
  }
}
