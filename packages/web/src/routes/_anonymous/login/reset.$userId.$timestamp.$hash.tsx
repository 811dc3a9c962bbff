import { createFileRoute } from "@tanstack/react-router";
import { BrokenResetLink, NewPasswordForm } from "#features/password-reset/new-password-form.tsx";
import { problemOf } from "#features/password-reset/reset-link.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_anonymous/login/reset/$userId/$timestamp/$hash")({
  params: {
    // What is no number becomes NaN, and the check of the link then says so.
    parse: ({ userId, timestamp, hash }) => ({
      userId: Number.parseInt(userId, 10),
      timestamp: Number.parseInt(timestamp, 10),
      hash,
    }),
    stringify: ({ userId, timestamp, hash }) => ({
      userId: String(userId),
      timestamp: String(timestamp),
      hash,
    }),
  },
  loader: ({ params }) => problemOf(params),
  component: ResetByLink,
  staticData: { title: "Reset Password" },
});

function ResetByLink() {
  const problem = Route.useLoaderData();
  const link = Route.useParams();
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  if (problem) return <BrokenResetLink problem={problem} />;
  return (
    <NewPasswordForm
      link={link}
      onChanged={async () => {
        // Whoever was signed in here no longer is.
        await refreshCurrentUser(queryClient);
        toast.success("Password changed. Sign in with the new one.");
        await navigate({ to: "/login", replace: true });
      }}
    />
  );
}
