import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LeaveGuard } from "#ui/leave-guard.tsx";
import { Stack } from "#ui/page.tsx";
import type { Desk } from "./desk/desk.ts";
import { UnsavedList } from "./desk/unsaved-list.tsx";

type AccessEndedProps = {
  modelName: string;
  desk: Desk | undefined;
  /** What was typed is elsewhere by now, or given up. */
  onLetGo: () => void;
};

/** Whoever may no longer open a model is told so, and what they had typed is theirs to take along. */
export function AccessEnded({ modelName, desk, onLetGo }: AccessEndedProps) {
  const [isKept, setIsKept] = useState(false);
  return (
    <Stack className="px-8 pt-6 phone:px-4">
      <h1 className="sr-only">{modelName}</h1>
      <div role="alert">
        <EmptyState
          title="You can no longer open this model"
          text={`Your access to “${modelName}” ended, or the model is gone. What was saved is kept.`}
          action={
            <Button asChild>
              <Link to="/models">Go to your models</Link>
            </Button>
          }
        />
      </div>
      {desk?.hasUnsaved() && (
        <Card className="mx-auto w-full max-w-160">
          <CardHeader
            title="What you typed last is not saved"
            description="It is only in this tab: take it along before you leave. Let in again while it is open, you save it after all."
          />
          <CardBody>
            <UnsavedList {...{ desk, modelName }} onKept={() => setIsKept(true)} />
          </CardBody>
        </Card>
      )}
      <LeaveGuard hasChanges={() => !isKept && (desk?.hasUnsaved() ?? false)} onDiscard={onLetGo} />
    </Stack>
  );
}
