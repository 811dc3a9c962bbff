import { createFileRoute, Link } from "@tanstack/react-router";
import { KitPage } from "#features/kit/kit-page.tsx";
import { Button } from "#ui/button.tsx";

/** Every component of the kit on one page, for looking at in both themes. */
export const Route = createFileRoute("/_anonymous/kit/")({
  component: Kit,
  staticData: { title: "Kit" },
});

function Kit() {
  return (
    <KitPage
      links={
        <>
          <Button asChild>
            <Link to="/kit/model">Open a model</Link>
          </Button>
          <Button asChild>
            <Link to="/kit/wizard/$step" params={{ step: "client" }}>
              Open the wizard
            </Link>
          </Button>
        </>
      }
    />
  );
}
