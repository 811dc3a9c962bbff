import { answerDiscussion, getStaffDiscussionImage } from "@app/contract/staff-support";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Check, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime, formatDurationHm } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText, TextInput } from "#ui/field.tsx";
import { Fact, Facts, PeopleList } from "./discussion-facts.tsx";
import { DiscussionState } from "./discussion-state.tsx";
import { DiscussionThread } from "./discussion-thread.tsx";
import { minutesWords } from "./minutes-words.ts";
import { ReplyForm } from "./reply-form.tsx";
import {
  ASK_AGAIN_MS,
  type StaffDiscussion,
  staffDiscussion,
  useAnswer,
  useSetStaffClosed,
} from "./staff-queries.ts";
import { TakenBy } from "./taken-by.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { WaitingTime } from "./waiting-time.tsx";

/** A discussion of any team, as who answers sees it. */
export function StaffDiscussionPage({ id }: { id: number }) {
  const { data: discussion } = useSuspenseQuery({
    ...staffDiscussion(id),
    refetchInterval: ASK_AGAIN_MS,
  });
  return (
    <div className="grid h-page grid-cols-[minmax(0,1fr)_300px] max-[1180px]:block max-[1180px]:h-auto print:block print:h-auto">
      <DiscussionThread
        discussion={discussion}
        imageUrl={(name) => downloadUrl(getStaffDiscussionImage, { params: { id, name } })}
        note={
          <span className="flex flex-wrap items-center gap-x-2 text-text-2">
            {discussion.teamName} <DiscussionState discussion={discussion} />
          </span>
        }
        back={
          <Link
            to="/staff/support"
            className="inline-flex items-center gap-1.5 justify-self-start text-text-2 phone:min-h-10.5"
          >
            <ArrowLeft className="size-3.5" /> Support queue
          </Link>
        }
        actions={<CloseButton {...discussion} />}
        reply={<Answer key={id} {...discussion} />}
      />
      <aside
        aria-label="About this discussion"
        className="overflow-y-auto border-l border-border px-5 py-5.5 max-[1180px]:border-t max-[1180px]:border-l-0 phone:px-4"
      >
        <StaffFacts discussion={discussion} />
      </aside>
    </div>
  );
}

function StaffFacts({ discussion }: { discussion: StaffDiscussion }) {
  const { id, createdAt, minutesUsed, minutesLeft, waitingSince, takenBy, subject } = discussion;
  return (
    <div className="grid content-start gap-5.5">
      <Facts title="State">
        <dl className="grid gap-1.75">
          <Fact term="Asked">{formatDateTime(new Date(createdAt), new Date())}</Fact>
          <Fact term="Waiting">
            <WaitingTime since={waitingSince} />
          </Fact>
          <Fact term="Number">{id}</Fact>
          <Fact term="Credit used">{formatDurationHm(minutesUsed)}</Fact>
          <Fact term="Credit left">{minutesWords(minutesLeft)}</Fact>
        </dl>
      </Facts>
      <Facts title="Taken by">
        <TakenBy {...{ id, subject, takenBy }} />
      </Facts>
      <Facts title="People">
        <PeopleList discussion={discussion} />
      </Facts>
    </div>
  );
}

const { minutes: minutesField } = answerDiscussion.body.shape;

/** Minutes are typed as text, so that what is no number is refused and not a 0; nothing is asked about a refused one. */
function Answer({ id, minutesLeft }: StaffDiscussion) {
  const place = `staff-discussion-${id}`;
  const [minutes, setMinutes] = useState(useKeptDraft(place).back?.minutes ?? "0");
  const [refusal, setRefusal] = useState<string>();
  const field = useId();
  const { mutateAsync, isPending } = useAnswer(id);
  const checked = minutesField.safeParse(Number(minutes));
  const asked = checked.data ?? 0;
  const beyond = asked > 0 ? asked - Math.max(0, minutesLeft) : 0;
  const isBeyondCredit = beyond > 0;
  function change(typed: string) {
    setMinutes(typed);
    setRefusal(undefined);
  }
  return (
    <ReplyForm
      label="Send answer"
      place={place}
      beside={{ minutes }}
      onCleared={() => change("0")}
      check={() => {
        setRefusal(checked.error?.issues[0]?.message);
        return checked.success;
      }}
      question={isBeyondCredit ? beyondQuestion(asked, beyond, minutesLeft) : undefined}
      aside={
        <div className="flex flex-wrap items-center justify-end gap-2 text-xs text-text-2">
          {isBeyondCredit && (
            <span className="font-medium text-alert">
              {formatDurationHm(beyond)} beyond the credit
            </span>
          )}
          <label htmlFor={field}>Minutes to charge, {leftWords(minutesLeft)}</label>
          <span className="w-16">
            <TextInput
              id={field}
              inputMode="numeric"
              value={minutes}
              readOnly={isPending}
              onChange={(event) => change(event.target.value)}
              {...(refusal && { "aria-invalid": true, "aria-describedby": `${field}-error` })}
              className="tabular"
            />
          </span>
          {refusal && <ErrorText id={`${field}-error`}>{refusal}</ErrorText>}
        </div>
      }
      send={({ body }) => mutateAsync({ body, minutes: asked, isBeyondCredit })}
    />
  );
}

function leftWords(minutesLeft: number) {
  if (minutesLeft > 0) return `of ${minutesWords(minutesLeft)}`;
  if (minutesLeft === 0) return "none left";
  return `${formatDurationHm(-minutesLeft)} beyond the credit already`;
}

function beyondQuestion(minutes: number, beyond: number, minutesLeft: number) {
  return {
    title: `Charge ${formatDurationHm(beyond)} beyond the credit?`,
    text: `The team's balance is ${minutesWords(minutesLeft)} now and ${minutesWords(minutesLeft - minutes)} after this answer, until its plan fills it up.`,
    confirmLabel: `Send and charge ${formatDurationHm(minutes)}`,
  };
}

function CloseButton({ id, closed }: StaffDiscussion) {
  const { set, isPending } = useSetStaffClosed(id);
  return (
    <Button
      icon={closed ? <RotateCcw /> : <Check />}
      isPending={isPending}
      onClick={() => set(!closed)}
    >
      {closed ? "Reopen discussion" : "Close discussion"}
    </Button>
  );
}
