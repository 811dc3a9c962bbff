import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Whoever may no longer open a connection is told so, and shown nothing more of it. */
export function ConnectionEnded({ name }: { name: string }) {
  return (
    <div role="alert" className="px-8 pt-6 phone:px-4">
      <h1 className="sr-only">{name}</h1>
      <EmptyState
        title="You can no longer open this connection"
        text={`Your access to “${name}” ended, or the connection is gone. Models keep the actuals they have.`}
        action={
          <Button asChild>
            <Link to="/connections">Go to your connections</Link>
          </Button>
        }
      />
    </div>
  );
}
