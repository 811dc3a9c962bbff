import {
  type ConnectionDetail,
  chooseOrganisation,
  listOrganisations,
} from "@app/contract/connections";
import { yearEndLabel } from "@app/engine/time/month";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";

type OrganisationStepProps = {
  connection: ConnectionDetail;
  onChosen: (connection: ConnectionDetail) => unknown;
};

/** Whose books are read, where a sign-in sees those of several. */
export function OrganisationStep({ connection, onChosen }: OrganisationStepProps) {
  const { id, sourceName } = connection;
  const { data } = useSuspenseQuery(queryFor(listOrganisations, { params: { id } }));
  const [externalId, setExternalId] = useState(data.items[0]?.externalId ?? "");
  const choose = useMutation({
    mutationFn: () => call(chooseOrganisation, { params: { id }, body: { externalId } }),
    onSuccess: onChosen,
  });
  return (
    <Card className="max-w-150">
      <CardBody className="grid gap-4">
        <RadioGroup
          label={`Which organisation in ${sourceName}?`}
          isCards
          value={externalId}
          onChange={setExternalId}
          options={data.items.map((each) => ({
            value: each.externalId,
            label: each.name,
            hint: `${each.currency}, year ends ${yearEndLabel(each.yearEndMonth)}`,
          }))}
        />
        {choose.error && <Notice tone="negative">{choose.error.message}</Notice>}
        <Changes tellsWhy>
          <Button
            variant="primary"
            className="justify-self-start"
            isPending={choose.isPending}
            onClick={() => choose.mutate()}
          >
            Read these books
          </Button>
        </Changes>
      </CardBody>
    </Card>
  );
}
