import { useEffect, useState } from "react";
import { type OpenDocument, openDocument } from "#model/open-document.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { ModelDesk } from "./kit-model-desk.tsx";

/** Everything that shows a model, around a made-up coffee roaster that is calculated here and now. */
export function KitModelPage() {
  return (
    <main className="mx-auto max-w-[80rem]">
      <Page
        title="Model"
        description="A coffee roaster. Type into its drivers, or ask any figure why."
      >
        <ModelSample />
      </Page>
    </main>
  );
}

function ModelSample() {
  const [document, setDocument] = useState<OpenDocument>();
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let isWanted = true;
    let opened: OpenDocument | undefined;
    openDocument(makeExample()).then(
      (answer) => {
        opened = answer.document;
        if (!isWanted) opened?.close();
        else if (opened) setDocument(opened);
        else setFailure(answer.issues?.[0]?.message ?? "");
      },
      (error: Error) => setFailure(error.message),
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, []);
  if (failure) return <Notice tone="negative">{`The model did not open. ${failure}`}</Notice>;
  if (document) return <ModelDesk document={document} />;
  return (
    <Waiting>
      <SkeletonRows count={6} />
    </Waiting>
  );
}

/** Fetched on its own, as a document is, so that its worker warms up meanwhile. */
async function makeExample() {
  const [{ documentOf }, { coffeeRoaster }] = await Promise.all([
    import("@app/engine/examples/company"),
    import("@app/engine/examples/coffee-roaster"),
  ]);
  return documentOf(coffeeRoaster);
}
