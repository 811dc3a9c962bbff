import { Card, CardHeader } from "#ui/card.tsx";

/** What a person has to say, since no ledger does. */
export function UntoldCard({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Card className="border-alert-line">
      <CardHeader title="What the books cannot tell" description="Yours to decide, in the model" />
      <ul className="grid gap-2 px-4 pb-3 text-xs">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
