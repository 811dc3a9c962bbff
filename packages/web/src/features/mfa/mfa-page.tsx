import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

type MfaPageProps = {
  title: string;
  steps?: ReactNode;
  notice?: ReactNode;
  /** One sentence under the card. */
  note?: ReactNode;
  children: ReactNode;
};

/** One narrow column: what is done here, then the step at hand. */
export function MfaPage({ title, steps, notice, note, children }: MfaPageProps) {
  return (
    <div className="mx-auto grid max-w-140 grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {steps}
      </header>
      {notice}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4.5 p-6 phone:p-4.5">{children}</Card>
      {note && <p className="text-text-2">{note}</p>}
    </div>
  );
}
