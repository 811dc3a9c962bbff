import { mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { addressOf } from "#lib/addresses.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Notice } from "#ui/notice.tsx";
import { Stack } from "#ui/page.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { AccessEnded } from "./access-ended.tsx";
import { CheckState } from "./check-state.tsx";
import { DeskSlot } from "./desk-slot.ts";
import { useDeskStatus } from "./desk-status.ts";
import type { Desk } from "./figures/desk.ts";
import { NotSavedNotice } from "./figures/not-saved-notice.tsx";
import { openedModel, useReactivateModel } from "./model-queries.ts";
import { PeopleHere } from "./people-here.tsx";
import { SavedState } from "./saved-state.tsx";
import { useModelLive } from "./use-model-live.ts";

export type ModelTab = "figures" | "sharing" | "history";

type ModelFrameProps = {
  id: number;
  tab: ModelTab;
  /** What can be done with the model, beside its name. */
  menu: ReactNode;
  /** Whether one's own team may have a model more. */
  mayMakeModels: boolean;
  children: ReactNode;
};

/** What every page of one model stands in: whose it is, how it stands, who is here. */
export function ModelFrame({ id, tab, menu, mayMakeModels, children }: ModelFrameProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const live = useModelLive(id);
  const slot = useDesk(model);
  const status = useDeskStatus(slot.desk);
  /** At once, so that nothing asks about what is given up. */
  function letGo() {
    slot.desk?.close();
    slot.setDesk(undefined);
  }
  if (live.isEnded) return <AccessEnded modelName={model.modelName} desk={slot.desk} />;
  return (
    <>
      <header className="border-b border-border px-8 pt-3 phone:px-4 print:hidden">
        <div className="flex min-h-8.5 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex min-w-0 items-center gap-2 phone:w-full phone:flex-wrap phone:gap-y-0">
            <Link
              {...(model.clientId === null
                ? linkOptions({ to: "/models" })
                : addressOf({ kind: "client", id: model.clientId }))}
              className="truncate text-text-2 phone:w-full phone:text-xs"
            >
              {model.clientName ?? "Models"}
            </Link>
            <span aria-hidden="true" className="text-text-3 phone:hidden">
              /
            </span>
            <h1 className="truncate font-semibold">{model.modelName}</h1>
            <span className="-ml-1 shrink-0">{menu}</span>
          </div>
          <SavedState model={model} desk={slot.desk} />
          <span className="grow" />
          <PeopleHere people={live.people} />
          <CheckState checks={model.figures.checks} />
        </div>
        <TabLinks
          label="Parts of the model"
          className="-mx-2.5 h-11"
          tabs={TABS}
          active={tab}
          renderLink={(key, link) => (
            <Link
              to={ADDRESSES[key]}
              params={{ modelId: id }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
      </header>
      <div className="max-w-[92rem] px-6 pt-5 pb-12 phone:px-4 phone:pb-8">
        <Stack gap="sm" className="mb-4 empty:hidden">
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
          {slot.desk && status.kind === "refused" && (
            <NotSavedNotice
              desk={slot.desk}
              refused={status}
              modelName={model.modelName}
              mayMakeModels={mayMakeModels}
              onLetGo={letGo}
            />
          )}
        </Stack>
        <DeskSlot value={slot}>{children}</DeskSlot>
      </div>
      <LeaveGuard
        hasChanges={() => slot.desk?.hasUnsaved() ?? false}
        staysWithin={(pathname) => pathname.split("/").includes(String(id))}
      />
    </>
  );
}

/** The document that is worked on, told of whatever the frame hears about it. */
function useDesk({ documentVersion, registeredModelAccessMode: level, isActive }: Model) {
  const [desk, setDesk] = useState<Desk>();
  useEffect(() => () => desk?.close(), [desk]);
  useEffect(() => desk?.hear(documentVersion), [desk, documentVersion]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be allowed by now
  useEffect(() => desk?.tryAgain(), [desk, level, isActive]);
  return useMemo(() => ({ desk, setDesk }), [desk]);
}

const TABS = [
  { key: "figures", label: "Figures" },
  { key: "sharing", label: "Sharing" },
  { key: "history", label: "History" },
] as const;

const ADDRESSES = {
  figures: "/models/$modelId",
  sharing: "/models/$modelId/sharing",
  history: "/models/$modelId/history",
} as const;

function InactiveNotice({ model }: { model: Model }) {
  const reactivate = useReactivateModel(model.id);
  return (
    <Notice
      tone="alert"
      title="This model is inactive"
      action={
        mayManage(model.registeredModelAccessMode) && (
          <Changes>
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
