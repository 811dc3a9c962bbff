import { createFileRoute } from "@tanstack/react-router";
import { SignUpForm } from "#features/onboarding/sign-up-form.tsx";
import { LoginLayout } from "#features/shell/login-layout.tsx";

export const Route = createFileRoute("/_anonymous/signup")({
  component: SignUp,
  staticData: { title: "Sign up" },
});

function SignUp() {
  const navigate = Route.useNavigate();
  return (
    <LoginLayout>
      <SignUpForm
        onStarted={({ uuid }) => navigate({ to: "/onboarding/activate", search: { uuid } })}
      />
    </LoginLayout>
  );
}
