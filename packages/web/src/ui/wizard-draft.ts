import { useState } from "react";

/**
 * What was typed into a wizard, kept for this tab until it is finished or thrown away: a reload and
 * the browser's Back find it again. Only what the wizard still asks is taken from an older draft.
 */
export function useWizardDraft<Values extends object>(id: string, initial: Values) {
  const key = `wizard.${id}`;
  const [values, setValues] = useState(() => readDraft(key, initial));

  function change(part: Partial<Values>) {
    const next = { ...values, ...part };
    setValues(next);
    window.sessionStorage.setItem(key, JSON.stringify(next));
  }

  function forget() {
    window.sessionStorage.removeItem(key);
  }

  const isTouched = JSON.stringify(values) !== JSON.stringify(initial);
  return { values, change, forget, isTouched };
}

function readDraft<Values extends object>(key: string, initial: Values): Values {
  const kept = parse(window.sessionStorage.getItem(key));
  const known = Object.entries(kept).filter(
    ([name, value]) => name in initial && typeof value === typeof initial[name as keyof Values],
  );
  return { ...initial, ...Object.fromEntries(known) };
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
