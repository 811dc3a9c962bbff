import type { Issue } from "@app/engine/model/issue";
import { CircleAlert } from "lucide-react";

type IssueRowsProps = { issues: readonly Issue[]; columnCount: number };

/** What cannot be calculated as it is written: it stands in the way of every period. */
export function IssueRows({ issues, columnCount }: IssueRowsProps) {
  return issues.map(({ place, message }) => (
    <tr key={`${place} ${message}`} data-class="error" data-off="">
      <th scope="row" colSpan={columnCount + 1}>
        <span className="flex items-start gap-2.5">
          <CircleAlert className="mt-0.5 flex-none text-negative" />
          <span>
            {message}
            <span className="block text-xs font-normal text-text-2">{place}</span>
          </span>
        </span>
      </th>
      <td />
    </tr>
  ));
}
