import { createFileRoute } from "@tanstack/react-router";
import { profileQuery } from "#features/account/account-queries.ts";
import { EditProfile, EditProfileSkeleton } from "#features/account/edit-profile.tsx";
import { appDataQuery } from "#lib/app-data.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_authenticated/_app/account/edit_profile")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(appDataQuery),
    ]),
  component: Edit,
  pendingComponent: EditProfileSkeleton,
  staticData: { title: "Edit profile" },
});

function Edit() {
  const navigate = Route.useNavigate();
  return (
    <EditProfile
      onSaved={async () => {
        toast.success("Profile saved");
        await navigate({ to: "/account" });
      }}
    />
  );
}
