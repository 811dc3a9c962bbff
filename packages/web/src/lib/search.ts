import type { ValidatorAdapter } from "@tanstack/react-router";

/** Reads one value of an address; what is missing or makes no sense there falls back. */
type Reader<Value> = (value: unknown) => Value;

type ValuesOf<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never;
};

/**
 * What a page keeps in its address. The first page anybody loads brings the search of every route,
 * so this is a few functions and no schema library.
 */
export function searchOf<Readers extends Record<string, Reader<unknown>>>(
  readers: Readers,
): ValidatorAdapter<Partial<ValuesOf<Readers>>, ValuesOf<Readers>> {
  return {
    // Only for the compiler: a link may leave out what falls back.
    types: {} as never,
    parse(search) {
      const given = search as Record<string, unknown>;
      const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])]);
      return Object.fromEntries(read) as ValuesOf<Readers>;
    },
  };
}

export type SearchOf<Validator extends ValidatorAdapter<unknown, unknown>> =
  Validator["types"]["output"];

export const pageNumber: Reader<number> = (value) => (isPositiveInteger(value) ? value : 1);

/** Of a list that keeps nothing but its page in the address. */
export const pageSearch = searchOf({ page: pageNumber });

/** What somebody looks for; nothing when it is longer than anything they could mean. */
export const searchText: Reader<string> = (value) => {
  // Digits alone in an address are read as a number.
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.length <= 100 ? text : "";
};

export const optionalText: Reader<string | undefined> = (value) =>
  typeof value === "string" ? value : undefined;

export const optionalNumber: Reader<number | undefined> = (value) =>
  isPositiveInteger(value) ? value : undefined;

/** Of a list that few open: which rows it shows is read by the list itself, so that no other page brings its filters. */
export const filteredSearch = searchOf({
  ...{ page: pageNumber, search: searchText, filter: optionalText },
});

export type FilteredSearch = SearchOf<typeof filteredSearch>;

export const isTrue: Reader<boolean> = (value) => value === true;

export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Reader<Value> {
  return (value) => values.find((each) => each === value) ?? fallback;
}

/** One of a few, or unsaid. */
export function oneOrNone<const Value extends string>(
  values: readonly Value[],
): Reader<Value | undefined> {
  return (value) => values.find((each) => each === value);
}

export function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
