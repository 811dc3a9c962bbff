import { createFileRoute, Outlet } from "@tanstack/react-router";
import { LoginLayout } from "#features/shell/login-layout.tsx";

export const Route = createFileRoute("/_anonymous/login")({ component: Login });

function Login() {
  return (
    <LoginLayout>
      <Outlet />
    </LoginLayout>
  );
}
