/** The kinds of module a model is put together from; one file per kind beside this one. */
import type { Expense } from "./kinds/expense.ts";

export type Module = Expense;

export type ModuleKind = Module["kind"];
