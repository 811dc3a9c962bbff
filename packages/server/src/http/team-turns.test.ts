import { endpoint } from "@app/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { makeTeamTurns } from "./team-turns.ts";

const call = endpoint({ method: "GET", path: "/x", summary: "", access: "member", data: z.null() });
const of = (teamId: number | null, isGone = false, pagination = "true") =>
  ({
    query: { pagination },
    identity: teamId === null ? null : { member: { teamId } },
    socket: { destroyed: isGone },
  }) as unknown as FastifyRequest;
const one = { running: 1, runningPerTeam: 1, waiting: 10, waitingPerTeam: 3 };
const limits = { running: 3, runningPerTeam: 2, waiting: 10, waitingPerTeam: 3 };
const lanesOf = (each: typeof limits) => ({ usual: each, wide: each, pooled: each });

test("a team that asks for much leaves a place for another, and takes its turns", async () => {
  const takeTurn = makeTeamTurns("postgres", lanesOf(limits));
  const begun: string[] = [];
  const greedy = [1, 2, 3].map(async (number) => {
    const end = await takeTurn(call, of(7));
    begun.push(`greedy ${number}`);
    return end;
  });
  const modest = await takeTurn(call, of(8));
  begun.push("modest");
  expect(begun).toEqual(["greedy 1", "greedy 2", "modest"]);

  modest();
  (await greedy[0])?.();
  await greedy[2];
  expect(begun.at(-1)).toBe("greedy 3");
});

test("beyond what may wait a team is refused, and others are not", async () => {
  const takeTurn = makeTeamTurns("postgres", lanesOf(limits));
  const taken = Array.from({ length: 5 }, () => takeTurn(call, of(7)));
  await expect(takeTurn(call, of(7))).rejects.toMatchObject({ status: 429, retryAfter: 2 });
  (await takeTurn(call, of(8)))();
  for (const turn of taken) (await turn)();
});

test("whoever left meanwhile keeps no place, and nobody signed in needs none", async () => {
  const takeTurn = makeTeamTurns("embedded", lanesOf(one));
  await expect(takeTurn(call, of(7, true))).rejects.toMatchObject({ status: 429 });
  const end = await takeTurn(call, of(7));
  (await takeTurn(call, of(null)))();
  end();
});

test("one at a time asks for all there is, and holds up nobody who asks for a page", async () => {
  const takeTurn = makeTeamTurns("postgres");
  const end = await takeTurn(call, of(7, false, "false"));
  let hasBegun = false;
  const next = takeTurn(call, of(8, false, "false")).then((endNext) => {
    hasBegun = true;
    return endNext;
  });
  (await takeTurn(call, of(7)))();
  expect(hasBegun).toBe(false);
  end();
  (await next)();
});

const pooled = endpoint({ ...call, waitsForPool: "briefly" });

test.each(["embedded", "postgres"] as const)(
  "100 saves of one team kept another's waiting: on %s they take turns",
  async (kind) => {
    const takeTurn = makeTeamTurns(kind);
    const begun: number[] = [];
    const saveOf = async (teamId: number) => {
      const end = await takeTurn(pooled, of(teamId));
      begun.push(teamId);
      await Promise.resolve();
      end();
    };
    const storm = Array.from({ length: 100 }, () => saveOf(7));
    await saveOf(8);
    expect(begun.length).toBeLessThan(10);
    await Promise.all(storm);
  },
);

test("a save that takes long lets another team's begin, and none of its own", async () => {
  const takeTurn = makeTeamTurns("embedded");
  const end = await takeTurn(pooled, of(7));
  let hasBegun = false;
  const own = takeTurn(pooled, of(7)).then((endOwn) => {
    hasBegun = true;
    return endOwn;
  });
  (await takeTurn(pooled, of(8)))();
  expect(hasBegun).toBe(false);
  end();
  (await own)();
});

test("a comparison that takes long keeps no save of its team waiting", async () => {
  const takeTurn = makeTeamTurns("embedded");
  const end = await takeTurn({ ...call, waitsForPool: "long" }, of(7));
  (await takeTurn(pooled, of(7)))();
  end();
});
