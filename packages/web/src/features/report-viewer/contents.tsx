import type { RenderedCase } from "@app/engine/reports/rendered-report";
import { useEffect, useState } from "react";

/** The pages of a report, the one being read marked. */
export function Contents({ pages }: { pages: RenderedCase["pages"] }) {
  const current = useCurrent(pages.map(({ id }) => id).join(" "));
  return (
    <nav aria-label="Contents" className="border-l border-border">
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="contents-link"
              {...(id === current && { "aria-current": "true" })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last page whose beginning has come into the upper part of the window. */
function useCurrent(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(" ")[0]);
  useEffect(() => {
    const read = () => {
      const begun = ids.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(begun.at(-1) ?? ids.split(" ")[0]);
    };
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, [ids]);
  return current;
}
