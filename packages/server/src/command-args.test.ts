import { expect, test } from "vitest";
import {
  readBackupArgs,
  readReportArgs,
  readSeedArgs,
  readStaffArgs,
  readVerifyArgs,
} from "./command-args.ts";

test("a seed is one team drawn from seed 1 unless told otherwise", () => {
  expect(readSeedArgs([])).toEqual({ tenants: 1, seed: "1", withModels: true });
  const args = ["--tenants", "20", "--seed", "a7", "--without-models"];
  expect(readSeedArgs(args)).toEqual({ tenants: 20, seed: "a7", withModels: false });
});

test.each([
  [["--tenants", "0"], "--tenants must be a whole number from 1 to 10000."],
  [["--tenants", "2.5"], "--tenants must be a whole number from 1 to 10000."],
  [["--tenants", "many"], "--tenants must be a whole number from 1 to 10000."],
  [["--seed", "A b"], "--seed must be 1 to 20 small letters and digits."],
  [["--tenant", "2"], "Unknown option '--tenant'"],
])("seed %j is refused: %s", (args, message) => {
  expect(() => readSeedArgs(args)).toThrow(message);
});

test("staff have the name they are given, or the one in their address", () => {
  const email = "sam@firm.example";
  expect(readStaffArgs(["create", "Sam@Firm.example"])).toEqual({ email, name: "sam" });
  expect(readStaffArgs(["create", email, "Sam", "Okafor"])).toEqual({ email, name: "Sam Okafor" });
});

test.each([[[]], [["create"]], [["create", "nobody"]], [["delete", "sam@firm.example"]]])(
  "staff %j is refused",
  (args) => {
    expect(() => readStaffArgs(args)).toThrow("Say whom to make");
  },
);

test("a backup has one file, and the key unless told otherwise", () => {
  expect(readBackupArgs(["file"])).toEqual({ file: "file", withKey: true });
  expect(readBackupArgs(["--without-key", "file"])).toEqual({ file: "file", withKey: false });
  for (const args of [[], ["one", "two"]]) {
    expect(() => readBackupArgs(args)).toThrow("Name one file.");
  }
});

test("a trail may lack its seals only when told so", () => {
  expect(readVerifyArgs([])).toEqual({ mayLackSeals: false });
  expect(readVerifyArgs(["--without-seals"])).toEqual({ mayLackSeals: true });
});

test("a report is named by its id and nothing else", () => {
  expect(readReportArgs(["12"])).toEqual({ id: 12 });
  for (const args of [[], ["0"], ["x"], ["12", "13"]])
    expect(() => readReportArgs(args)).toThrow("Say which report: verify-report 12");
});
