import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testStorage } from "#testing/test-storage.ts";
import { isUniqueViolation } from "./query-error.ts";
import { limits } from "./schema/limits.ts";
import { users } from "./schema/users.ts";
import { startWork } from "./work.ts";

const moment = new Date("2026-03-04T05:06:07.089Z");
let lastKey = 0;
const newKey = () => `work ${process.pid} ${lastKey++}`;

test("a unit of work that asks nothing opens nothing", async () => {
  const connect = vi.fn();
  const work = startWork({ connect, settings: "", scope: { kind: "nobody" }, patienceMs: 1_000 });
  await work.bind({ kind: "staff" });
  await work.commit();
  expect(connect).not.toHaveBeenCalled();
  expect(work.isOpen()).toBe(false);
});

test("what is committed stays, what is rolled back goes", async () => {
  const storage = await testStorage();
  const [kept, dropped] = [newKey(), newKey()];
  for (const key of [kept, dropped]) {
    const work = storage.startWork();
    await work.db.insert(limits).values({ key, windowStart: moment, count: 1 });
    expect(work.isOpen()).toBe(true);
    await (key === kept ? work.commit() : work.rollback());
    expect(work.isOpen()).toBe(false);
  }
  const found = await storage.query("select key from limits where key in ($1, $2)", [
    kept,
    dropped,
  ]);
  expect(found).toEqual([{ key: kept }]);
});

test("statements run one after the other, in order, however they are awaited", async () => {
  const storage = await testStorage();
  const key = newKey();
  const work = storage.startWork();
  await Promise.all([
    work.db.insert(limits).values({ key, windowStart: moment, count: 1 }),
    work.db.update(limits).set({ count: 2 }).where(eq(limits.key, key)),
  ]);
  const [row] = await work.db.select().from(limits).where(eq(limits.key, key));
  await work.rollback();
  expect(row).toEqual({ key, windowStart: moment, count: 2 });
});

test("after a failed statement nothing can be committed, even if the error was caught", async () => {
  const storage = await testStorage();
  const key = newKey();
  const work = storage.startWork();
  await work.db.insert(limits).values({ key, windowStart: moment, count: 1 });
  await work.db.execute(sql`select 1 / 0`).catch(() => {});

  await expect(work.commit()).rejects.toThrow("A statement failed");
  expect(await storage.query("select key from limits where key = $1", [key])).toEqual([]);
});

test("a finished unit of work refuses further statements", async () => {
  const storage = await testStorage();
  const work = storage.startWork();
  await work.db.select().from(limits).limit(1);
  await work.commit();
  await expect(work.db.select().from(limits)).rejects.toThrow("This unit of work was committed.");
  await expect(work.commit()).rejects.toThrow("This unit of work was committed.");
  await work.rollback();
});

test("one that was forgotten is rolled back and lets the next one in", async () => {
  const storage = await testStorage();
  const released = vi.fn();
  await storage.withConnection(async (connection) => {
    const connect = async () => ({ ...connection, release: released });
    const work = startWork({ connect, settings: "", scope: { kind: "nobody" }, patienceMs: 20 });
    await work.db.select().from(limits).limit(1);
    await vi.waitFor(() => expect(released).toHaveBeenCalledWith(false));
    await expect(work.commit()).rejects.toThrow("left open and rolled back");
  });
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  "one that could not open leaves no transaction behind on the only connection",
  async () => {
    const storage = await testStorage();
    await storage.query("alter role forecastle_app rename to somebody_else");
    const work = storage.startWork();
    await expect(work.db.select().from(limits)).rejects.toMatchObject({ code: "22023" });
    await work.rollback();

    await storage.query("alter role somebody_else rename to forecastle_app");
    await storage.startWork().commit();
  },
);

test("a duplicate is told by its constraint, and the error holds none of the values", async () => {
  const storage = await testStorage();
  const person = {
    email: `${newKey()}@example.test`,
    passwordHash: "very-secret-hash",
    securityStamp: "",
    resetNonce: "",
    createdAt: moment,
  };
  const work = storage.startWork();
  await work.db.insert(users).values(person);
  const error = await work.db
    .insert(users)
    .values(person)
    .then(undefined, (error) => error);
  await work.rollback();

  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, "users_email_unique")).toBe(true);
  expect(isUniqueViolation(error, "accounts_user_id_unique")).toBe(false);
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain("very-secret-hash");
});

test("both drivers read a value the same way", async () => {
  const storage = await testStorage();
  const [row] = await storage.query(
    `select 12::int8 as big, 1.50::numeric as exact, true as yes, null as nothing,
       '2026-03-04 05:06:07.089+00'::timestamptz as moment, '2026-03-04'::date as day,
       '{"a": [1]}'::jsonb as json, array['x', 'y'] as texts, $1::text as given`,
    ["it's"],
  );
  expect({ ...(row as object), moment: new Date((row as { moment: string }).moment) }).toEqual({
    big: 12,
    exact: "1.50",
    yes: true,
    nothing: null,
    moment,
    day: "2026-03-04",
    json: { a: [1] },
    texts: ["x", "y"],
    given: "it's",
  });
});

test("a team's id that is no integer never reaches the database", async () => {
  const storage = await testStorage();
  const work = storage.startWork({ kind: "team", teamId: "1'; drop table users; --" as never });
  await expect(work.db.select().from(limits)).rejects.toThrow("An id is an integer.");
  await work.rollback();
});
