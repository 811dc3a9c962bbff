/** What the threads and processes of a pool run in tests. */
import { serveTasks } from "#core/serve-tasks.ts";
import * as tasks from "./pool-tasks.ts";

serveTasks(Object.fromEntries(Object.values(tasks).map((task) => [task.name, async () => task])));
