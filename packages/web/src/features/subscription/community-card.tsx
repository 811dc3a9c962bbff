import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import {
  activeModelsQuery,
  type Plan,
  useChooseCommunity,
  useOwedAtEnd,
} from "./subscription-queries.ts";

/** What a team of one can go on with that pays for nothing. */
export function CommunityCard({ plan }: { plan: Plan }) {
  const [isAsking, setIsAsking] = useState(false);
  const isAlone = plan.memberCount === 1;
  const owed = useOwedAtEnd(plan);
  const unpaid = owed.find(({ invoiceNumber }) => invoiceNumber !== null);
  return (
    <Card>
      <CardBody className="flex items-center gap-4 phone:grid">
        <div className="grow">
          <h2 className="text-md font-semibold tracking-tight">Community</h2>
          <p className="text-text-2">
            Free for one user and one model, for as long as you like. Reports, PDFs and slides say
            what they were made with.
            {!isAlone && (
              <>
                {" "}
                Your team has {plan.memberCount} people:{" "}
                <Link to="/team">remove the others first</Link>.
              </>
            )}
            {unpaid && ` Pay invoice ${unpaid.invoiceNumber} first.`}
          </p>
        </div>
        {isAlone && !unpaid && (
          <Changes what="sensitive">
            <Button onClick={() => setIsAsking(true)}>Go on with Community</Button>
          </Changes>
        )}
      </CardBody>
      {isAsking && (
        <AskModel words={beginWords(plan, owed.length > 0)} onClose={() => setIsAsking(false)} />
      )}
    </Card>
  );
}

/** A trial is over with it; what was used before an end may still come on a statement. */
function beginWords({ status }: Plan, isMoreToCome: boolean) {
  const before = isMoreToCome
    ? "Community is free; what was used before is still charged."
    : "Nothing is charged.";
  const trial = status === "trialing" ? " Your trial ends with it." : "";
  return `${before}${trial} You can choose a plan on any day.`;
}

type AskModelProps = { words: string; onClose: () => void };

/** Where there are several models, one stays. */
function AskModel({ words, onClose }: AskModelProps) {
  const choose = useChooseCommunity();
  const models = useQuery(activeModelsQuery).data?.items ?? [];
  const [chosen, setChosen] = useState<number>();
  const modelId = chosen ?? models[0]?.id;
  const isSeveral = models.length > 1;
  const confirm = () =>
    choose
      .mutateAsync(isSeveral && modelId !== undefined ? { modelId } : {})
      .then(() => toast.success("Your team has Community"))
      .catch(failureToast("Community was not chosen"))
      .finally(onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="sm"
      title="Go on with Community?"
      description={words}
      footer={
        <>
          <CancelDialog>Not now</CancelDialog>
          <Button variant="primary" isPending={choose.isPending} onClick={() => void confirm()}>
            Go on with Community
          </Button>
        </>
      }
    >
      {isSeveral && (
        <Field label="The model that stays active" hint={putAwayWords(models.length - 1)}>
          {(control) => (
            <Select
              {...control}
              value={modelId}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {models.map(({ id, modelName }) => (
                <option key={id} value={id}>
                  {modelName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  );
}

function putAwayWords(count: number) {
  return count === 1
    ? "The other one is put away as it is, and can be read."
    : `The other ${count} are put away as they are, and can be read.`;
}
