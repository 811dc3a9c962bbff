import { RouterProvider } from "@tanstack/react-router";
import { ConfirmIdentity } from "#features/shell/confirm-identity.tsx";
import { goToMfaSetup, router } from "./router.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { startPage } from "./start-page.tsx";

startPage(
  <>
    <RouterProvider router={router} />
    <ConfirmIdentity onMfaRequired={goToMfaSetup} />
    <SignInAgain />
  </>,
);
