import { type AnyRoute, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { reportUpdate, untilThere } from "#lib/connection.ts";
import { loadPart } from "#lib/load-part.ts";
import { useConnection } from "#lib/use-connection.ts";
import { Button } from "#ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

const KeptModels = lazy(async () => {
  const { KeptModels } = await loadPart(() => import("./kept-models.tsx"));
  return { default: KeptModels };
});

const MODEL = "/_authenticated/_app/models/$modelId";

/** Stands where a page will be as soon as the server answers, and then gives way to it by itself. */
export function NotLoadedPage() {
  const router = useRouter();
  const connection = useConnection();
  useEffect(() => void loadAgain(router), [router]);

  if (connection === "updated") {
    return (
      <MessagePage title="Forecastle has been updated">
        <p>This page belongs to the new version. Load it to go on.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the new version
        </Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="This page did not load">
      <p>
        {connection === "offline" ? "You are offline." : "Forecastle does not answer just now."} It
        is tried again and again, and appears by itself.
      </p>
      <Button onClick={() => void loadAgain(router)}>Try now</Button>
      {/* Whoever has a link to a report is on a page that knows no models. */}
      {MODEL in router.routesById && (
        <Suspense>
          <KeptModels />
        </Suspense>
      )}
    </MessagePage>
  );
}

type Router = ReturnType<typeof useRouter>;

/** What is missing of a page while the server answers is gone for good. */
async function loadAgain(router: Router) {
  await untilThere();
  if (await hasItsParts(router)) await router.invalidate();
  else reportUpdate();
}

/** Loads the parts of the page once more; one that is there has nothing left to load. */
async function hasItsParts(router: Router) {
  const routes: Record<string, AnyRoute> = router.routesById;
  const parts = router.state.matches.map(({ routeId }) => routes[routeId]?.options.component);
  await Promise.all(parts.map((part) => part?.preload?.()));
  return parts.every((part) => !part?.preload);
}
