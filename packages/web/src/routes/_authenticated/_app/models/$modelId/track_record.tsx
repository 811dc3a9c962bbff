import { createFileRoute } from "@tanstack/react-router";
import { TrackRecordPage } from "#features/model/track-record/track-record-page.tsx";
import { trackRecord } from "#features/model/track-record/track-record-queries.ts";
import { trackRecordSearch } from "#features/model/track-record/track-record-search.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/track_record")({
  validateSearch: trackRecordSearch,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(trackRecord(params.modelId)),
  component: TrackRecord,
  staticData: { title: "Track record" },
});

function TrackRecord() {
  const navigate = Route.useNavigate();
  return (
    <TrackRecordPage
      id={Route.useParams().modelId}
      search={Route.useSearch()}
      onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }) })}
    />
  );
}
