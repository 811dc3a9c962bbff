import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonFields, SkeletonRows } from "#ui/skeleton.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Loading } from "#ui/waiting.tsx";
import { KitSection } from "./kit-section.tsx";

export function EmptyStates() {
  return (
    <KitSection title="Empty" span={4}>
      <EmptyState
        className="grow content-center"
        title="No models yet"
        text="Start from a model that fits the business and connect its ledger later."
        action={
          <Button variant="primary" icon={<Plus />}>
            New model
          </Button>
        }
      />
    </KitSection>
  );
}

export function LoadingStates() {
  return (
    <KitSection title="Loading" span={4}>
      <Loading>
        <div className="-mx-4">
          <SkeletonRows count={4} hasPictures />
        </div>
        <SkeletonFields count={1} />
      </Loading>
    </KitSection>
  );
}

export function Files() {
  const [names, setNames] = useState("");
  return (
    <KitSection title="Files and steps" span={4}>
      <Stepper label="Add a connection" steps={["Source", "Sign in", "Map accounts"]} current={1} />
      <Field label="Trial balance" hint={names || "Nothing chosen yet."}>
        {(control) => (
          <FileDrop
            {...control}
            label="Choose a file or drop it here"
            hint="Excel or CSV, up to 10 MB"
            accept=".xlsx,.csv"
            onFiles={(files) => setNames(files.map(({ name }) => name).join(", "))}
          />
        )}
      </Field>
      <Field label="Logo" error="That file is not a picture. Choose a PNG or JPEG.">
        {(control) => (
          <FileDrop {...control} label="Choose a picture" isPending onFiles={() => {}} />
        )}
      </Field>
    </KitSection>
  );
}

export function Notices() {
  return (
    <KitSection title="Notices" span={12}>
      <NoticeSamples />
    </KitSection>
  );
}

export function NoticeSamples() {
  return (
    <>
      <Notice
        tone="info"
        title="October closed in Xero"
        action={<Button size="sm">Roll forward</Button>}
      >
        Roll the forecast forward from Sep-26.
      </Notice>
      <Notice tone="alert" title="Below floor">
        Cash 79,078 in Feb-27, short by 20,922.
      </Notice>
      <Notice tone="negative" title="Xero did not answer">
        Your last sync is kept. We try again at 9:50.
      </Notice>
    </>
  );
}
