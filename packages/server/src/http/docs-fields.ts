/** The parts of a JSON schema that a person reads. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export type Field = { name: string; kind: string; rule: string };

/** Every field of a shape, those within others by their path: `items[].name`. */
export function fieldsOf(schema: JsonSchema, prefix = ""): Field[] {
  const { properties, required = [] } = innerOf(schema);
  if (!properties) return prefix ? [] : [{ name: "(whole)", kind: kindOf(schema), rule: "" }];
  return Object.entries(properties).flatMap(([key, property]) => {
    const isRequired = required.includes(key);
    const name = `${prefix}${key}`;
    const inner = `${name}${arrayMark(property)}.`;
    return [
      { name, kind: kindOf(property), rule: ruleOf(property, isRequired) },
      ...fieldsOf(property, inner),
    ];
  });
}

function present(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
}

function innerOf(schema: JsonSchema): JsonSchema {
  const { items, ...rest } = present(schema);
  return items ? innerOf(items) : rest;
}

function arrayMark(schema: JsonSchema) {
  return present(schema).items ? "[]" : "";
}

function kindOf(schema: JsonSchema): string {
  const { anyOf, items, type, format, const: only } = schema;
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(" or ");
  if (items) return `list of ${kindOf(items)}`;
  if (schema.enum) return schema.enum.map(String).join(", ");
  if (only !== undefined) return JSON.stringify(only);
  return format ?? [type ?? "anything"].flat().join(" or ");
}

function ruleOf(schema: JsonSchema, isRequired: boolean) {
  const { default: standard, minLength, maxLength, minimum, maximum } = schema;
  const rules = [
    isRequired ? "" : "may be left out",
    standard === undefined ? "" : `${JSON.stringify(standard)} if left out`,
    minLength ? `at least ${minLength} characters` : "",
    maxLength ? `at most ${maxLength} characters` : "",
    isBound(minimum) ? `from ${minimum}` : "",
    isBound(maximum) ? `up to ${maximum}` : "",
  ];
  return rules.filter((rule) => rule !== "").join(", ");
}

/** Whole numbers are bounded by what fits into one, which is not worth saying. */
function isBound(bound: number | undefined) {
  return bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;
}
