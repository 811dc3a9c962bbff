import { use } from "react";
import { Spinner } from "#ui/spinner.tsx";
import { InLayout } from "./in-layout.ts";

export function LoadingPage() {
  const Frame = use(InLayout) ? "div" : "main";
  return (
    <Frame className="grid min-h-[60dvh] place-items-center text-md text-text-2">
      <p role="status" className="flex items-center gap-2.5">
        <Spinner />
        Loading...
      </p>
    </Frame>
  );
}
