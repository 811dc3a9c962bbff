import type { Model } from "@app/contract/models";
import { BuyModelDialog } from "./buy-model-dialog.tsx";
import { CancelModelDialog } from "./cancel-model-dialog.tsx";
import { ChooseClientDialog } from "./choose-client-dialog.tsx";
import { DeleteModelDialog } from "./delete-model-dialog.tsx";
import { RenameModelDialog } from "./rename-model-dialog.tsx";

/** What is asked about one model, or about all that are ticked. */
export type Question =
  | { about: "name" | "cancel" | "delete" | "buy"; model: Model }
  | { about: "client"; models: readonly Model[] };

type ModelDialogsProps = {
  question: Question;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Comes when the first question is asked. */
export function ModelDialogs({ question, onClose, onDeleted }: ModelDialogsProps) {
  switch (question.about) {
    case "name":
      return <RenameModelDialog model={question.model} onClose={onClose} />;
    case "client":
      return <ChooseClientDialog models={question.models} onClose={onClose} />;
    case "cancel":
      return <CancelModelDialog model={question.model} onClose={onClose} />;
    case "buy":
      return <BuyModelDialog model={question.model} onClose={onClose} />;
    case "delete":
      return <DeleteModelDialog model={question.model} {...{ onClose, onDeleted }} />;
  }
}
