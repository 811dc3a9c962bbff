import { EVIDENCE, type Remarks } from "@app/engine/model/remarks";
import { useId } from "react";
import { formatDate } from "#lib/format.ts";
import { TextArea } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { wordEdits } from "./driver-edits.ts";
import { EVIDENCE_WORDS, EvidenceDisc } from "./evidence.tsx";
import { setEdit, useSettings } from "./settings-context.ts";

type RemarksPartProps = { place: string; remarks: Remarks };

/** What the figures rest on, why they are so, and who set them. */
export function RemarksPart({ place, remarks }: RemarksPartProps) {
  const { edit, set, whyNot } = useSettings();
  const id = useId();
  const { note, evidence, setBy, setOn } = remarks;
  const refusal = whyNot([setEdit(`${place}/note`, "A note")]);
  const shared = { disabled: refusal !== undefined, title: refusal };
  return (
    <section aria-label="What it rests on" className="mt-4 grid gap-2">
      <div className="flex items-center gap-2">
        <label htmlFor={`${id}-evidence`} className="grow font-semibold">
          Evidence
        </label>
        {evidence && <EvidenceDisc evidence={evidence} />}
        <Select
          id={`${id}-evidence`}
          {...shared}
          className="w-auto [&_select]:h-7 [&_select]:text-xs phone:[&_select]:h-10.5"
          value={evidence ?? ""}
          onChange={(event) => set(`${place}/evidence`, event.target.value || undefined)}
        >
          <option value="">Not said</option>
          {EVIDENCE.map((each) => (
            <option key={each} value={each}>
              {EVIDENCE_WORDS[each]}
            </option>
          ))}
        </Select>
      </div>
      <label htmlFor={`${id}-note`} className="sr-only">
        Note
      </label>
      <TextArea
        key={note}
        id={`${id}-note`}
        {...shared}
        rows={2}
        maxLength={2000}
        defaultValue={note ?? ""}
        placeholder="Why it is so, and where it comes from"
        className="text-xs"
        onBlur={(event) => {
          const edits = wordEdits(`${place}/note`, note, event.target.value);
          if (edits.length > 0) edit(edits);
        }}
      />
      {setBy !== undefined && (
        <p className="text-text-2">
          Set by {setBy}
          {setOn ? `, ${dayWords(setOn)}` : ""}.
        </p>
      )}
    </section>
  );
}

/** A day as it is written in the document, or whatever stands there. */
function dayWords(text: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? text : formatDate(date);
}
