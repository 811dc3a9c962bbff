/**
 * The promise that a save is made once: the server is killed between a save and its answer, started
 * again, and asked for the same save twice more. Both answers are the same version, the next one.
 */
import { randomUUID } from "node:crypto";
import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import { createModel } from "@app/contract/models";
import { call, signIn } from "./api-client.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, sleep } from "./processes.ts";
import { seedAdmin } from "./seeded-teams.ts";
import { startServer } from "./server-process.ts";

/** A three-year forecast of a services firm. */
export const STARTER = {
  from: "starter",
  key: "servicesFirm",
  timeSeries: "monthly3",
  modelName: "Forecast",
  start: "2026-07-01",
  yearEndMonth: 6,
  currency: "AUD",
} as const;

export async function killBetweenSaveAndAnswer(settings: Record<string, string>, rounds: number) {
  const admin = await seedAdmin(settings);
  let server = await startServer(settings, BRIEFLY);
  const cookie = await signIn(server.url, admin);
  const { id } = await call({ url: server.url, cookie }, createModel, { body: STARTER });
  const params = { id };
  let [version, keptCount, wrongCount] = [1, 0, 0];
  const saveOf = (baseVersion: number) => {
    const edit = { kind: "set", place: "drivers/hourlyRate/values", value: baseVersion };
    const body = { saveId: randomUUID(), baseVersion, edits: [edit] };
    return () => call({ url: server.url, cookie }, saveModelDocument, { params, body });
  };
  for (let round = 1; round <= rounds; round++) {
    const startedAt = performance.now();
    version = (await saveOf(version)()).version;
    const usualMs = performance.now() - startedAt;
    const save = saveOf(version);
    const unheard = save().catch(() => undefined);
    await sleep(Math.random() * usualMs);
    await server.kill();
    await unheard;
    server = await startServer(settings, BRIEFLY);
    const found = await call({ url: server.url, cookie }, getModelDocument, { params, query: {} });
    if (found.version > version) keptCount++;
    const answers = [await save(), await save()];
    version += 1;
    const isOnce = answers.every((answer) => answer.version === version);
    if (!isOnce || JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) wrongCount++;
  }
  await server.stop();
  console.log(
    `killed ${rounds} times between a save and its answer: ${keptCount} were kept and ` +
      `${rounds - keptCount} made by the retry; ${wrongCount} not the same version`,
  );
  return passedIf(wrongCount === 0);
}
