import { dayOfTerms, TERMS_VERSION } from "@app/contract/terms";
import { dayText } from "#lib/day-text.ts";
import { Page } from "#ui/page.tsx";
import type { TermsSection } from "./terms-section.ts";

type TermsPageProps = { title: string; summary: string; sections: readonly TermsSection[] };

/** A text to be read before it is accepted, and to be found again afterwards. */
export function TermsPage({ title, summary, sections }: TermsPageProps) {
  return (
    <Page title={title} description={summary}>
      <article className="grid max-w-(--read-max) gap-6">
        <p className="text-text-2">Version of {dayText(dayOfTerms(TERMS_VERSION))}.</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-md font-semibold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </Page>
  );
}
