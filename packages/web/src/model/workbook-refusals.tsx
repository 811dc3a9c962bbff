import { Notice } from "#ui/notice.tsx";

/** Those that are told one by one, and how many there are. */
type Refusals = { refusals: readonly string[]; refusalCount: number };

/** What a person changed where a workbook cannot be changed: told before it is left out. */
export function WorkbookRefusals({ refusals, refusalCount }: Refusals) {
  const untold = refusalCount - refusals.length;
  return (
    <Notice
      tone="alert"
      title={
        refusalCount === 1
          ? "1 change cannot be taken and is left out"
          : `${refusalCount} changes cannot be taken and are left out`
      }
    >
      <ul className="mt-1 grid max-h-60 gap-0.5 overflow-y-auto">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
        {untold > 0 && <li>And {untold} more.</li>}
      </ul>
    </Notice>
  );
}
