import { ACCESS_LEVEL_NAMES, mayManage } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LEVEL_WORDS } from "#features/model/access-words.ts";
import { openedModel } from "#features/model/model-queries.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { useMayChange } from "#ui/changes.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LevelSquares } from "./level-squares.tsx";
import { LevelsCard } from "./levels-card.tsx";
import { OwnerCard } from "./owner-card.tsx";
import { PeopleTable } from "./people-table.tsx";
import { invites, memberAccess, trustedUsers, useSharing } from "./sharing-queries.ts";

type SharingPageProps = { id: number; isAdmin: boolean; onLeft: () => void };

/** Who can open a model and what they may do with it; who may not decide that sees their own. */
export function SharingPage({ id, isAdmin, onLeft }: SharingPageProps) {
  const { data: model } = useSuspenseQuery(openedModel(id));
  const owner = <OwnerCard {...{ model, isAdmin, onLeft }} />;
  const level = model.registeredModelAccessMode;
  if (!mayManage(level)) {
    return (
      <Columns side={owner}>
        <OwnAccess model={model} />
        <LevelsCard own={level} />
      </Columns>
    );
  }
  return (
    <Part
      fallback={
        <SkeletonCard hasNote>
          <SkeletonRows count={6} />
        </SkeletonCard>
      }
    >
      <Managed model={model} owner={owner} />
    </Part>
  );
}

type ColumnsProps = { side: ReactNode; children: ReactNode };

function Columns({ side, children }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[1100px]:grid-cols-1">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid gap-4">{side}</div>
    </div>
  );
}

function Managed({ model, owner }: { model: Model; owner: ReactNode }) {
  const { id } = model;
  const sharing = useSharing(id);
  const mayChange = useMayChange("own");
  const [{ data: access }, { data: trusted }, { data: invited }] = useSuspenseQueries({
    queries: [memberAccess(id), trustedUsers(id), invites(id)],
  });
  const people = [...access.items, ...trusted.items];
  return (
    <Columns
      side={
        <>
          {owner}
          <LevelsCard held={people.map((each) => each.registeredModelAccessMode)} />
        </>
      }
    >
      <Card>
        <CardHeader
          title="Who can open this model"
          description={`${model.modelName}. Readers of a report need no access here`}
        />
        {mayChange && (
          <InviteForm sharing={sharing} members={access.items} trusted={trusted.items} />
        )}
        <fieldset disabled={!mayChange} className="contents">
          <PeopleTable
            {...{ model, sharing }}
            members={access.items}
            teamLevel={access.teamAccessMode}
            trusted={trusted.items}
            invites={invited.items}
            now={new Date()}
          />
        </fieldset>
      </Card>
    </Columns>
  );
}

function OwnAccess({ model }: { model: Model }) {
  const level = model.registeredModelAccessMode;
  return (
    <Card>
      <CardHeader
        title={`Your access is ${ACCESS_LEVEL_NAMES[level]}`}
        description="People with Full Access decide who can open this model"
      />
      <CardBody className="flex items-center gap-3">
        <LevelSquares level={level} />
        <p>{LEVEL_WORDS[level]}</p>
      </CardBody>
    </Card>
  );
}
