import { findProgram, run } from "./processes.ts";

/** Installs a package of the system where we may: as root, with apt. True when it worked. */
export async function installSystemPackage(name: string) {
  const apt = findProgram(["apt-get"]);
  if (process.getuid?.() !== 0 || !apt) return false;
  console.log(`Installing ${name} by apt-get.`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const install = () => run(apt, ["install", "-y", "-q", "--no-install-recommends", name], options);
  if ((await install()) === 0) return true;
  // A fresh machine often has no list of packages yet.
  return (await run(apt, ["update", "-q"], options)) === 0 && (await install()) === 0;
}
