import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { toldOf } from "#features/reports/report-queries.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** What of its template the model does not have; it stands until its author has read it. */
export function ToldOfTemplate({ reportId }: { reportId: number }) {
  const queries = useQueryClient();
  const queryKey = toldOf(reportId);
  const { data: told = [] } = useQuery<string[]>({ queryKey, queryFn: skipToken });
  if (told.length === 0) return null;
  return (
    <div className="col-span-full">
      <Notice
        tone="alert"
        title="This model does not have all of the template"
        action={
          <Button size="sm" onClick={() => queries.setQueryData(queryKey, [])}>
            Close
          </Button>
        }
      >
        <ul className="my-1 list-disc pl-4.5">
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>Nothing is shown in the place of what is not there. Bind it anew, or remove it.</p>
      </Notice>
    </div>
  );
}
