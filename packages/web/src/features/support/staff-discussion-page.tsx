import { getStaffDiscussionImage } from "@app/contract/staff-support";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Check, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime, formatDurationHm } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/field.tsx";
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

/** Minutes are typed as text, so that what is no number reaches the server's refusal and not a 0. */
function Answer({ id, minutesLeft }: StaffDiscussion) {
  const [minutes, setMinutes] = useState("0");
  const place = useId();
  const { mutateAsync } = useAnswer(id);
  return (
    <ReplyForm
      label="Send answer"
      aside={
        <span className="flex items-center gap-2 text-xs text-text-2">
          <label htmlFor={place}>Minutes to charge, of {minutesWords(minutesLeft)}</label>
          <span className="w-16">
            <TextInput
              id={place}
              inputMode="numeric"
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
              className="tabular"
            />
          </span>
        </span>
      }
      send={async ({ body }) => {
        await mutateAsync({ body, minutes: Number(minutes || "0") });
        setMinutes("0");
      }}
    />
  );
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
