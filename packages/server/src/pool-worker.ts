/** What the threads and processes of the pool run. */
import { serveTasks } from "#core/serve-tasks.ts";
import { tasks } from "./tasks.ts";

serveTasks(tasks);
