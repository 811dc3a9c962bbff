import { type ConnectionDetail, getConnection } from "@app/contract/connections";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Stepper } from "#ui/stepper.tsx";
import type { ClientField } from "./client-field.ts";
import { connectionById, useConnectionStatus, useSync } from "./connection-queries.ts";
import type { AddConnectionSearch } from "./connection-search.ts";
import { FileStep } from "./file-step.tsx";
import { FirstSyncStep } from "./first-sync-step.tsx";
import { OrganisationStep } from "./organisation-step.tsx";
import { ReconnectStep } from "./reconnect-step.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import { dataSources } from "./source-queries.ts";
import { SourceStep } from "./source-step.tsx";

const STEPS = ["Source", "Sign in", "First sync", "Map accounts"] as const;
/** Files have nobody to sign in with. */
const FILE_STEPS = ["Source", "Files", "Reading", "Map accounts"] as const;

type AddConnectionPageProps = {
  search: AddConnectionSearch;
  /** Where it goes on, once a connection is there; a reload comes back to it. */
  goTo: (search: { connection: number }) => unknown;
  clientField: ClientField;
};

/** From a stranger's ledger to books that are read, one step at a time. */
export function AddConnectionPage(props: AddConnectionPageProps) {
  return (
    <Part fallback={<SkeletonRows count={8} hasPictures />}>
      <CurrentStep {...props} />
    </Part>
  );
}

function CurrentStep({ search, goTo, clientField }: AddConnectionPageProps) {
  const start = useStart(goTo);
  if (search.organisation !== undefined) {
    return <Reconnecting {...search} id={search.organisation} onDone={start} />;
  }
  if (search.connection !== undefined) {
    return <SettingUp id={search.connection} isFile={search.file} onChosen={start} />;
  }
  if (search.source !== undefined) {
    return (
      <SigningIn
        search={search}
        clientField={clientField}
        onCreated={(made) => start(made, !made.isSpreadsheet)}
      />
    );
  }
  return (
    <Step
      step={0}
      title="Where are the books?"
      description="We read balances month by month and never write to your ledger."
    >
      <SourceStep />
    </Step>
  );
}

/** Begins the first sync, where there is something to read, and goes on with the connection. */
function useStart(goTo: AddConnectionPageProps["goTo"]) {
  const queries = useQueryClient();
  const sync = useSync();
  return async (connection: ConnectionDetail, hasSomethingToRead = true) => {
    const { id, name } = connection;
    if (connection.organisation && hasSomethingToRead) {
      await sync.mutateAsync(id).catch(failureToast(`${name} is connected and was not synced`));
    }
    await queries.invalidateQueries({ queryKey: [getConnection.path] });
    await goTo({ connection: id });
  };
}

type SigningInProps = {
  search: AddConnectionSearch;
  clientField: ClientField;
  onCreated: (connection: ConnectionDetail) => unknown;
};

function SigningIn({ search, clientField, onCreated }: SigningInProps) {
  const { data } = useSuspenseQuery(dataSources);
  const source = data.items.find(({ id }) => id === search.source);
  if (source?.availability !== "available") {
    return (
      <Step step={1} title={source?.name ?? "No such source"}>
        <Notice tone="alert" title="This source cannot be connected here">
          {source?.reason ?? "Choose another one."}
        </Notice>
        <OtherSource />
      </Step>
    );
  }
  return (
    <Step
      steps={source.kind === "spreadsheet" ? FILE_STEPS : STEPS}
      step={1}
      title={`Connect ${source.name}`}
      description={source.needs.join(". ")}
    >
      <SignInStep
        key={source.id}
        source={source}
        authSessionUuid={search.authSessionUuid}
        clientField={clientField}
        onCreated={onCreated}
      />
      <OtherSource />
    </Step>
  );
}

function OtherSource() {
  return (
    <p className="mt-4">
      <Link to="/connections/add" search={{}}>
        Choose another source
      </Link>
    </p>
  );
}

type SettingUpProps = {
  id: number;
  /** A file is to be added to those that were read. */
  isFile: boolean;
  onChosen: (connection: ConnectionDetail) => unknown;
};

function SettingUp({ id, isFile, onChosen }: SettingUpProps) {
  const { data } = useSuspenseQuery(connectionById(id));
  const status = useConnectionStatus(data);
  const connection = { ...data, status };
  if (!connection.organisation) {
    return (
      <Step step={1} title={`Connect ${connection.sourceName}`}>
        <OrganisationStep connection={connection} onChosen={onChosen} />
      </Step>
    );
  }
  if (connection.isSpreadsheet && (isFile || status.state === "new")) {
    return (
      <Step
        steps={FILE_STEPS}
        step={1}
        title={`A file with the books of ${connection.name}`}
        description="The file is kept as you drop it, and read month by month."
      >
        <FileStep connection={connection} onKept={() => onChosen(connection)} />
      </Step>
    );
  }
  return (
    <Step
      steps={connection.isSpreadsheet ? FILE_STEPS : STEPS}
      step={2}
      title={connection.name}
      description={`${connection.sourceName}, read only`}
    >
      <FirstSyncStep connection={connection} />
    </Step>
  );
}

type ReconnectingProps = {
  id: number;
  authSessionUuid: string | undefined;
  onDone: (connection: ConnectionDetail) => unknown;
};

function Reconnecting({ id, authSessionUuid, onDone }: ReconnectingProps) {
  const { data: connection } = useSuspenseQuery(connectionById(id));
  return (
    <Step
      step={1}
      title={`Reconnect ${connection.name}`}
      description="Its organisation, its mapping and its history stay."
    >
      <ReconnectStep
        connection={connection}
        authSessionUuid={authSessionUuid}
        onReconnected={onDone}
      />
    </Step>
  );
}

type StepProps = {
  steps?: readonly string[];
  step: number;
  title: string;
  description?: string;
  children: ReactNode;
};

function Step({ steps = STEPS, step, title, description, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on by keyboard goes on here, and a screen reader tells where that is.
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-xl font-semibold tracking-tight outline-none"
          >
            {title}
          </h1>
          {description && <p className="text-text-2">{description}</p>}
        </div>
        <Stepper label="Steps" steps={steps} current={step} />
      </header>
      {children}
    </>
  );
}
