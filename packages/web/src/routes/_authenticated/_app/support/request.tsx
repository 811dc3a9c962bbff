import { createFileRoute } from "@tanstack/react-router";
import { RequestPage } from "#features/support/request-page.tsx";
import { requestSearch } from "#features/support/support-search.ts";

export const Route = createFileRoute("/_authenticated/_app/support/request")({
  validateSearch: requestSearch,
  component: Request,
  staticData: { title: "New request" },
});

function Request() {
  const { subject, body } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (supportDiscussionId: number) =>
    navigate({ to: "/support/$supportDiscussionId", params: { supportDiscussionId } });
  // Other words written beforehand are another letter, with a draft of its own.
  const key = JSON.stringify([subject, body]);
  return <RequestPage key={key} {...{ subject, body }} onAsked={(id) => void open(id)} />;
}
