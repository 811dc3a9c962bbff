import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ReactNode } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { classNames } from "./class-names.ts";
import { Notice } from "./notice.tsx";

/** A form that checks itself by the contract's schema, first on submit and then as it is corrected. */
export function useServerForm<Output, Input extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });
}

type ServerError = { key: string; message: string };

/**
 * Puts the server's errors on the form and gives back those that have no place on it. An error is
 * placed when its key is `root`, begins with `root.`, or is a field of the form; the first message
 * for a field stands. The first field in error gets the focus.
 */
export function applyServerErrors<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  errors: readonly ServerError[],
): ServerError[] {
  const values = form.getValues();
  const placed = new Set<string>();
  let hasFocus = false;
  return errors.filter(({ key, message }) => {
    const isRoot = key === "root" || key.startsWith("root.");
    if (!isRoot && !hasField(values, key)) return true;
    if (placed.has(key)) return false;
    placed.add(key);
    const shouldFocus = !isRoot && !hasFocus;
    hasFocus ||= shouldFocus;
    form.setError(key as Path<Input>, { type: "server", message }, { shouldFocus });
    return false;
  });
}

function hasField(values: unknown, key: string): boolean {
  let value = values;
  for (const part of key.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return false;
    value = (value as Record<string, unknown>)[part];
  }
  return true;
}

type RootErrors = { message?: string | undefined } & {
  [name: string]: { message?: string | undefined } | string | undefined;
};

/** What is wrong with the form as a whole; nothing when there is nothing. */
export function FormError({ errors }: { errors: { root?: object } }) {
  const root = (errors.root ?? {}) as RootErrors;
  const named = Object.values(root).map((entry) =>
    typeof entry === "object" ? entry.message : undefined,
  );
  const messages = [...new Set([root.message, ...named])].filter(Boolean);
  if (messages.length === 0) return null;
  return (
    <Notice tone="negative">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/**
 * The buttons that end a form on a page with tabs: on a phone they stay above the tabs, in view
 * however long the form is. The page's card has 1rem of room around the form there.
 */
export function StickyFormActions({ children }: { children: ReactNode }) {
  return <FormActions className={STICKY_ON_PHONE}>{children}</FormActions>;
}

const STICKY_ON_PHONE =
  "phone:sticky phone:bottom-15 phone:z-1 phone:-mx-4 phone:-mb-4 phone:rounded-b-lg phone:border-t phone:border-border phone:bg-surface phone:px-4 phone:py-3";

/** The buttons that end a form: what saves it first, then the way out. */
export function FormActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("flex flex-wrap items-center gap-2 pt-1 phone:*:grow", className)}>
      {children}
    </div>
  );
}
