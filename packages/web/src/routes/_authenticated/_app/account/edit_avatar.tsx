import { createFileRoute } from "@tanstack/react-router";
import { EditAvatar } from "#features/account/edit-avatar.tsx";
import { useMember } from "#features/session/use-member.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_authenticated/_app/account/edit_avatar")({
  component: Edit,
  staticData: { title: "Picture" },
});

function Edit() {
  const { account } = useMember();
  const navigate = Route.useNavigate();
  return (
    <EditAvatar
      account={account}
      onSaved={async (message) => {
        toast.success(message);
        await navigate({ to: "/account" });
      }}
    />
  );
}
