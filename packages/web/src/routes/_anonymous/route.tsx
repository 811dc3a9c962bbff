import { createFileRoute } from "@tanstack/react-router";

/** Pages anybody may see. Those of signing in add their frame in `login/route.tsx`. */
export const Route = createFileRoute("/_anonymous")({});
