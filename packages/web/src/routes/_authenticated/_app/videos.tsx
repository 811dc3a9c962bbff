import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { LoadingPage } from "#features/shell/loading-page.tsx";
import { videoPlaces, videoShelf } from "#features/videos/video-queries.ts";
import {
  type VideoSearch,
  videoSearch,
  videoSearchDefaults,
} from "#features/videos/video-search.ts";
import { VideosPage } from "#features/videos/videos-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/videos")({
  validateSearch: videoSearch,
  search: { middlewares: [stripSearchParams(videoSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  // Where a film goes on has to be known when it is opened.
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(videoShelf), queryClient.prefetchQuery(videoPlaces)]),
  component: Videos,
  pendingComponent: LoadingPage,
  staticData: { title: "Videos" },
});

function Videos() {
  const navigate = Route.useNavigate();
  const change = (changed: Partial<VideoSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <VideosPage search={Route.useSearch()} onChange={(changed) => void change(changed)} />;
}
