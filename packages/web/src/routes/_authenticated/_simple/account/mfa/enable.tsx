import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_authenticated/_simple/account/mfa/enable")({
  component: EnableMfa,
  staticData: { title: "Set up MFA" },
});

function EnableMfa() {
  return <h1 className="text-xl font-semibold">Set up MFA</h1>;
}
