import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStorage } from "#testing/test-storage.ts";
import type { Storage, Work } from "./db.ts";
import { clients } from "./schema/clients.ts";
import { subscriptions } from "./schema/subscriptions.ts";

test("every table with a team's id has row security forced and a policy for the app", async () => {
  const storage = await testStorage();
  const tables = await storage.query<{ name: string; isForced: boolean; policies: string[] }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
       array(select polname::text from pg_policy p
             where p.polrelid = c.oid and 'forecastle_app'::regrole = any(p.polroles)) as policies
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (c.relname = 'subscriptions' or exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'team_id'))
     order by 1`,
  );

  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...["accounts", "audit_entries", "clients", "jobs", "outbox", "subscriptions"],
    ]),
  );
  for (const { name, isForced, policies } of tables) {
    expect({ name, isForced, policies }).toEqual({
      name,
      isForced: true,
      policies: expect.arrayContaining(["team"]),
    });
  }
});

test("the app's role owns nothing and cannot step over row security", async () => {
  const storage = await testStorage();
  const [role] = await storage.query(
    `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
       (select count(*) from pg_class where relowner = r.oid) as owned,
       (select count(*) from pg_auth_members where member = r.oid) as memberships
     from pg_roles r where rolname = 'forecastle_app'`,
  );
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    rolcreaterole: false,
    rolcreatedb: false,
    owned: 0,
    memberships: 0,
  });
});

test("a query without a team filter gives the bound team's rows and no others", async () => {
  const storage = await testStorage();
  const ours = await makeTeam(storage, "Ours");
  await makeTeam(storage, "Theirs");

  const work = storage.startWork({ kind: "team", teamId: ours });
  const found = await work.db.select({ name: clients.name }).from(clients);
  const teams = await work.db.select({ id: subscriptions.id }).from(subscriptions);
  await work.rollback();

  expect(found).toEqual([{ name: "Ours" }]);
  expect(teams).toEqual([{ id: ours }]);
});

test("unbound, no tenant's row is visible in any table", async () => {
  const storage = await testStorage();
  await makeTeam(storage, "Somebody");

  const work = storage.startWork();
  for (const table of ["subscriptions", "accounts", "clients", "files", "jobs", "audit_entries"]) {
    expect(await work.db.execute(sql.raw(`select * from ${table}`)), table).toEqual([]);
  }
  await work.rollback();
});

test("a write that forgets the filter does not reach another team", async () => {
  const storage = await testStorage();
  const theirs = await makeTeam(storage, "Untouched");
  const ours = await makeTeam(storage, "Careless");

  const work = storage.startWork({ kind: "team", teamId: ours });
  await work.db.update(clients).set({ name: "Taken over" });
  await work.commit();

  const names = await storage.query("select name from clients where team_id = $1", [theirs]);
  expect(names).toEqual([{ name: "Untouched" }]);
});

test("a row cannot be put into another team", async () => {
  const storage = await testStorage();
  const theirs = await makeTeam(storage, "Closed");
  const ours = await makeTeam(storage, "Pushy");

  const work = storage.startWork({ kind: "team", teamId: ours });
  await expect(insertClient(work, theirs, "Planted")).rejects.toMatchObject({ code: "42501" });
  await work.rollback();
});

test("staff read every team's subscription but not its clients, and change nothing", async () => {
  const storage = await testStorage();
  const theirs = await makeTeam(storage, "Helped");

  const work = storage.startWork({ kind: "staff" });
  const teams = await work.db.select({ id: subscriptions.id }).from(subscriptions);
  expect(teams.map(({ id }) => id)).toContain(theirs);
  expect(await work.db.select().from(clients)).toEqual([]);
  expect(await work.db.update(subscriptions).set({ status: "ended" }).returning()).toEqual([]);
  await work.rollback();
});

test("the trail can be added to, but neither changed nor shortened", async () => {
  const storage = await testStorage();
  for (const statement of ["update audit_entries set action = ''", "delete from audit_entries"]) {
    const work = storage.startWork({ kind: "team", teamId: 1 });
    await expect(work.db.execute(sql.raw(statement))).rejects.toMatchObject({ code: "42501" });
    await work.rollback();
  }
});

test("mail goes in and gives its id, but cannot be read again", async () => {
  const storage = await testStorage();
  const teamId = await makeTeam(storage, "Mailed");
  const work = storage.startWork({ kind: "team", teamId });

  const [row] = await work.db.execute(
    sql`insert into outbox (team_id, kind, payload, created_at) values (${teamId}, 'k', 'p', now()) returning id`,
  );
  expect(row).toEqual({ id: expect.any(Number) });
  await expect(work.db.execute(sql`select payload from outbox`)).rejects.toMatchObject({
    code: "42501",
  });
  await work.rollback();
});

test("signing in finds a user's team while bound to nobody", async () => {
  const storage = await testStorage();
  const teamId = await makeTeam(storage, "Found");
  const [user] = await storage.query<{ id: number }>(
    `with made as (insert into users (email, security_stamp, reset_nonce, created_at)
       values ($1, '', '', now()) returning id)
     insert into accounts (team_id, user_id, kind, name, created_at)
       select $2, id, 1, 'Somebody', now() from made returning user_id as id`,
    [`team-${teamId}@example.test`, teamId],
  );

  const work = storage.startWork();
  const [found] = await work.db.execute(sql`select team_of_user(${user?.id}) as team`);
  await work.rollback();
  expect(found).toEqual({ team: teamId });
});

/** A team with one client, both by the same name. */
async function makeTeam(storage: Storage, name: string) {
  const work = storage.startWork();
  const [next] = await work.db.execute<{ id: number }>(
    sql`select nextval('subscriptions_id_seq') as id`,
  );
  const id = Number(next?.id);
  await work.bind({ kind: "team", teamId: id });
  await work.db.insert(subscriptions).values({
    id,
    teamName: name,
    subscriptionType: 1,
    status: "active",
    createdAt: new Date(),
  });
  await insertClient(work, id, name);
  await work.commit();
  return id;
}

async function insertClient(work: Work, teamId: number, name: string) {
  await work.db.insert(clients).values({
    teamId,
    name,
    contactName: "",
    contactEmail: "",
    contactPhone: "",
    industry: "",
    yearEndMonth: 6,
    currency: "AUD",
    isActive: true,
    notes: "",
    createdAt: new Date(),
    updatedAt: new Date(),
  });
}
