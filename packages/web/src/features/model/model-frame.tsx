import { mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useSuspenseQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { formatDate } from "#lib/format.ts";
import { loadPart } from "#lib/load-part.ts";
import type { Holder } from "#model/kept/kept.ts";
import { leaveCell } from "#model/leave-cell.ts";
import { showsModel } from "#model/model-on-screen.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Changes, NoChange } from "#ui/changes.tsx";
import { classNames } from "#ui/class-names.ts";
import { failureToast } from "#ui/failure-toast.ts";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import type { Desk } from "./desk/desk.ts";
import { DeskNews } from "./desk/desk-news.tsx";
import { DeskSlot } from "./desk/desk-slot.ts";
import { loadKept, useKeptAt } from "./desk/kept-model.ts";
import { KeptNotices } from "./desk/kept-notices.tsx";
import { NotSavedNotice } from "./desk/not-saved-notice.tsx";
import { useCopy } from "./desk/use-copy.ts";
import { useKeeping } from "./desk/use-keeping.ts";
import { ModelHeader } from "./model-header.tsx";
import { openedModel, useReactivateModel } from "./model-queries.ts";
import { MODEL_TABS, type ModelTab } from "./model-tabs.ts";
import { PeopleHere } from "./people-here.tsx";
import { useModelLive } from "./use-model-live.ts";

const AccessEnded = lazy(async () => {
  const { AccessEnded } = await loadPart(() => import("./access-ended.tsx"));
  return { default: AccessEnded };
});

const OfflineNotice = lazy(async () => {
  const { OfflineNotice } = await loadPart(loadKept);
  return { default: OfflineNotice };
});

type ModelFrameProps = {
  id: number;
  tab: ModelTab | undefined;
  /** Whose unsaved work this browser keeps; nobody's where staff look in somebody's place. */
  holder: Holder | undefined;
  /** The case that is showing; the base when unsaid. */
  scenario: string | undefined;
  onScenario: (scenario: string | undefined) => void;
  /** What can be done with the model, beside its name. */
  menu: ReactNode;
  /** Whether one's own team may have a model more. */
  mayMakeModels: boolean;
  children: ReactNode;
};

/** What every page of one model stands in: whose it is, how it stands, who is here. */
export function ModelFrame({ id, tab, menu, children, ...props }: ModelFrameProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const live = useModelLive(id);
  const slot = useDesk(model);
  const keptAt = useKeptAt(id);
  const limits = use(NoChange);
  const holder = keptAt === undefined ? props.holder : undefined;
  const keeping = useKeeping(slot.desk, model, holder);
  useCopy(live.isEnded ? undefined : slot.desk, id, tab, holder);
  const isOfRecord = tab !== undefined && OF_RECORD.includes(tab);
  /** At once, so that nothing asks about what is given up. */
  function letGo() {
    keeping.discard();
    slot.desk?.close();
    slot.setDesk(undefined);
  }
  if (live.isEnded) {
    const { modelName } = model;
    return (
      <Suspense>
        <AccessEnded {...{ modelName }} desk={slot.desk} onLetGo={keeping.discard} />
      </Suspense>
    );
  }
  const page = (
    <div
      className={classNames(
        !isOfRecord && "flex h-page flex-col phone:block phone:h-auto print:block print:h-auto",
      )}
    >
      <ModelHeader
        {...{ model, tab, menu }}
        {...props}
        desk={slot.desk}
        isDesk={!isOfRecord}
        people={<PeopleHere people={live.people} />}
      />
      <PrintedHead {...{ model, tab }} />
      <Stack gap="sm" className="px-6 pt-4 empty:hidden phone:px-4">
        {keptAt !== undefined && (
          <Suspense>
            <OfflineNotice at={keptAt} modelId={id} holder={props.holder} />
          </Suspense>
        )}
        {!model.isActive && <InactiveNotice model={model} />}
        {live.sentence && (
          <Notice tone="alert">
            <span className="flex items-start justify-between gap-2">
              {live.sentence}
              <IconButton label="Close" variant="quiet" size="sm" onClick={live.closeSentence}>
                <X />
              </IconButton>
            </span>
          </Notice>
        )}
        {slot.desk && <KeptNotices desk={slot.desk} keeping={keeping} />}
        {slot.desk && (
          <NotSavedNotice
            desk={slot.desk}
            modelName={model.modelName}
            mayMakeModels={props.mayMakeModels}
            onLetGo={letGo}
          />
        )}
      </Stack>
      <DeskSlot value={slot}>
        {isOfRecord ? (
          <div className="max-w-[92rem] px-6 pt-5 pb-12 phone:px-4 phone:pb-8">{children}</div>
        ) : (
          children
        )}
      </DeskSlot>
      <LeaveGuard
        hasChanges={() => leaveCell() || (slot.desk?.hasUnsaved() ?? false)}
        staysWithin={(pathname) => pathname.split("/").includes(String(id))}
        onDiscard={keeping.discard}
      />
      {slot.desk && <DeskNews document={slot.desk.document} />}
    </div>
  );
  return <NoChange value={keptAt === undefined ? limits : OFFLINE}>{page}</NoChange>;
}

const OFFLINE = { data: "You are offline, so nothing can be changed." };

/** On paper nothing else says whose figures these are. */
function PrintedHead({ model, tab }: { model: Model; tab: ModelTab | undefined }) {
  const part = MODEL_TABS.find(({ key }) => key === tab)?.label;
  const whose = [model.clientName, model.modelName, part].filter(Boolean).join(", ");
  return (
    <p className="hidden px-6 pb-2 print:block">
      <b>{whose}</b>
      {`, version ${model.versionIdentifier}. Printed ${formatDate(new Date())}`}
    </p>
  );
}

/** The document that is worked on, told of whatever the frame hears about it. */
function useDesk({ id, documentVersion, registeredModelAccessMode: level, isActive }: Model) {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => desk && showsModel({ id, document: desk.document }), [desk, id]);
  useEffect(() => () => desk?.close(), [desk]);
  useEffect(() => desk?.hear(documentVersion), [desk, documentVersion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be allowed by now
  useEffect(() => desk?.tryAgain(), [desk, level, isActive]);
  return useMemo(() => ({ desk, setDesk }), [desk]);
}

/** What is about the model as a thing one owns has a page that scrolls; all else is a desk. */
const OF_RECORD: readonly ModelTab[] = ["reports", "sharing", "history"];

function InactiveNotice({ model }: { model: Model }) {
  const reactivate = useReactivateModel(model.id);
  return (
    <Notice
      tone="alert"
      title="This model is inactive"
      action={
        mayManage(model.registeredModelAccessMode) && (
          <Changes what="own">
            <Button
              size="sm"
              isPending={reactivate.isPending}
              onClick={() =>
                reactivate.mutateAsync().catch(failureToast(`${model.modelName} is still inactive`))
              }
            >
              Reactivate
            </Button>
          </Changes>
        )
      }
    >
      It can be read, but not changed, and is not billed.
    </Notice>
  );
}
