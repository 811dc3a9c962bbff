import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type CopyFacts, listCopies } from "#lib/kept-copies.ts";
import { momentWords } from "#lib/moment-words.ts";

/** While nobody answers: the models that this browser kept, to be read. */
export function KeptModels() {
  const [copies, setCopies] = useState<readonly CopyFacts[]>([]);
  useEffect(() => {
    listCopies().then(setCopies, () => {});
  }, []);
  if (copies.length === 0) return null;
  return (
    <section className="grid w-full gap-2" aria-labelledby="kept-models">
      <h2 id="kept-models" className="text-sm font-semibold text-text">
        Models you can read meanwhile
      </h2>
      <ul className="grid divide-y divide-border rounded-lg border border-border bg-surface text-sm">
        {copies.map(({ id, modelName, clientName, at }) => (
          <li key={id} className="grid gap-0.5 px-3 py-2.5">
            <Link
              to="/models/$modelId"
              params={{ modelId: id }}
              className="font-medium text-accent-text hover:underline"
            >
              {modelName}
            </Link>
            <span className="text-xs">
              {[clientName, `as of ${momentWords(at, new Date())}`].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
