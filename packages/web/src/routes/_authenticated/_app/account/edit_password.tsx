import { createFileRoute } from "@tanstack/react-router";
import { EditPassword } from "#features/account/edit-password.tsx";
import { useMember } from "#features/session/use-member.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_authenticated/_app/account/edit_password")({
  component: Edit,
  staticData: { title: "Change password" },
});

function Edit() {
  const { account, subscription } = useMember();
  const navigate = Route.useNavigate();
  return (
    <EditPassword
      owner={{ email: account.email, name: account.name, company: subscription.teamName }}
      onSaved={async () => {
        toast.success("Password changed. Your other devices are signed out.");
        await navigate({ to: "/account" });
      }}
    />
  );
}
