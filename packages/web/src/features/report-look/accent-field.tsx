import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { lackOf } from "./accent-words.ts";

type AccentFieldProps = {
  value: string | null;
  error: string | undefined;
  onChange: (accent: string | null) => void;
};

/** A colour by picking or by its digits, with what is said of it on white and in the dark. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const pale = lackOf(value, "light");
  const dark = lackOf(value, "dark");
  return (
    <div className="grid gap-3">
      <Field
        label="Colour"
        error={error}
        hint="Of rules and marks: # and six digits. Words and charts keep their own. Empty for none."
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick a colour"
              className="h-9 w-12 shrink-0 rounded-md border border-border-control bg-surface p-1 phone:h-11"
              value={value && /^#[0-9a-f]{6}$/.test(value) ? value : "#2148c0"}
              onChange={({ target }) => onChange(target.value)}
            />
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              placeholder="#0a3d62"
              value={value ?? ""}
              onChange={({ target }) => onChange(target.value.trim().toLowerCase() || null)}
            />
          </div>
        )}
      </Field>
      {pale && (
        <Notice
          tone="alert"
          title="Too pale for white"
          action={
            <Button size="sm" onClick={() => onChange(pale.near)}>
              Use {pale.near}
            </Button>
          }
        >
          {`It has ${pale.told} there, where 3 to 1 is seen. ${pale.near} is near it and is seen.`}
        </Notice>
      )}
      {dark && (
        <Notice tone="info" title="Too dark for dark colours">
          {`It has ${dark.told} there. Readers in the dark see ${dark.near}, which is near it; on white and on paper it stays yours.`}
        </Notice>
      )}
    </div>
  );
}
