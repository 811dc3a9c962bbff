/** A thread's or a process's side of the pool: asked for a task by its name, it answers. */
import { parentPort } from "node:worker_threads";
import type { Answer, Question, TaskLoaders } from "./task.ts";

export function serveTasks(tasks: TaskLoaders) {
  const answerer = (send: (answer: Answer) => void) => (question: Question) =>
    void answer(tasks, question).then(send);
  if (parentPort) parentPort.on("message", answerer(parentPort.postMessage.bind(parentPort)));
  else
    process.once(
      "message",
      answerer((given) => process.send?.(given)),
    );
}

async function answer(tasks: TaskLoaders, { name, input }: Question): Promise<Answer> {
  try {
    const task = await tasks[name]?.();
    if (!task) throw new Error(`there is no task ${name}`);
    return { value: await task.run(input as never) };
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
