import { isPaidType } from "@app/contract/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import {
  createFileRoute,
  notFound,
  Outlet,
  useMatchRoute,
  useNavigate,
} from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isOver, openKept } from "#features/model/desk/kept-model.ts";
import { openAhead } from "#features/model/desk/opening.ts";
import { ModelFrame } from "#features/model/model-frame.tsx";
import { openedModel } from "#features/model/model-queries.ts";
import { MODEL_TABS, type ModelTab } from "#features/model/model-tabs.ts";
import { keepView, viewSearch } from "#features/model/workbench/view-search.ts";
import { OpenModelMenu } from "#features/models/open-model-menu.tsx";
import { useMember } from "#features/session/use-member.ts";
import { LoadingPage } from "#features/shell/loading-page.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { loadPart } from "#lib/load-part.ts";
import { isPositiveInteger } from "#lib/search.ts";
import { useMayChange } from "#ui/changes.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId")({
  params: {
    parse: ({ modelId }) => ({ modelId: readId(modelId) }),
    stringify: ({ modelId }) => ({ modelId: String(modelId) }),
  },
  validateSearch: viewSearch,
  search: { middlewares: [keepView] },
  loader: async ({ context: { queryClient }, params, cause, location }) => {
    const isShown = cause === "enter" && showsFigures(location);
    const opening = isShown ? openAhead(params.modelId, location) : undefined;
    const model = await queryClient.ensureQueryData(openedModel(params.modelId)).catch((error) => {
      // Trying again does not help; the list of models may.
      if (isOver(params.modelId, error) && error.status === 404) throw notFound();
      return openKept(queryClient, params.modelId, error);
    });
    await opening;
    return model;
  },
  component: Model,
  notFoundComponent: LostModel,
  staticData: { title: "Model", hasRail: true },
});

/** The newest version: an older one is asked for by its page. */
function showsFigures({ pathname, search }: { pathname: string; search: object }): boolean {
  return !/\/(history|reports|sharing|track_record)(\/|$)/.test(pathname) && !("version" in search);
}

const KeptLeft = lazy(async () => {
  const { KeptLeft } = await loadPart(() => import("#features/model/desk/kept-left.tsx"));
  return { default: KeptLeft };
});

/** Whoever may no longer open a model is still given what they had typed in it. */
function LostModel() {
  const id = Number(window.location.pathname.split("/models/")[1]?.split("/")[0]);
  const holder = useHolder();
  return (
    <>
      <NotFoundPage />
      {holder && isPositiveInteger(id) && (
        <Suspense>
          <KeptLeft holder={holder} modelId={id} />
        </Suspense>
      )}
    </>
  );
}

/** Whose unsaved work this browser keeps; nobody's where staff look in somebody's place. */
function useHolder() {
  const { account, subscription, isMasquerading } = useMember();
  return isMasquerading ? undefined : { userId: account.userId, teamId: subscription.id };
}

function readId(text: string) {
  const id = Number(text);
  if (!isPositiveInteger(id)) throw notFound();
  return id;
}

function Model() {
  const { modelId } = Route.useParams();
  // Not the route's own, by which "." would be the model's first page whichever is showing.
  const navigate = useNavigate();
  const { subscription } = useMember();
  const mayMakeModels = useMayChange() && !subscription.isReadOnly;
  return (
    <ModelFrame
      key={modelId}
      id={modelId}
      tab={useTab()}
      holder={useHolder()}
      scenario={Route.useSearch().scenario}
      onScenario={(scenario) =>
        void navigate({
          to: ".",
          search: (previous) => ({ ...previous, scenario }),
          replace: true,
        })
      }
      menu={<ModelActions id={modelId} />}
      mayMakeModels={mayMakeModels}
    >
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </ModelFrame>
  );
}

function ModelActions({ id }: { id: number }) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const navigate = Route.useNavigate();
  const { account, subscription } = useMember();
  return (
    <OpenModelMenu
      model={model}
      mayBuy={account.isAdmin && isPaidType(subscription.subscriptionType)}
      onDeleted={() => void navigate({ to: "/models" })}
    />
  );
}

function useTab(): ModelTab | undefined {
  const matches = useMatchRoute();
  if (matches({ to: "/models/$modelId/track_record" })) return "history";
  if (matches({ to: "/models/$modelId/reports", fuzzy: true })) return "reports";
  return MODEL_TABS.find(({ to }) => matches({ to }))?.key;
}
