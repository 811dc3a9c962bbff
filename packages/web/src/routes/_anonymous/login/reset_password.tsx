import { createFileRoute } from "@tanstack/react-router";
import { ResetRequest } from "#features/password-reset/reset-request.tsx";

export const Route = createFileRoute("/_anonymous/login/reset_password")({
  component: ResetRequest,
  staticData: { title: "Reset Password" },
});
