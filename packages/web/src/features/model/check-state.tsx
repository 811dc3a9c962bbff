import type { ModelFigures } from "@app/contract/models";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { OpenDocument } from "#model/open-document.ts";
import { useDocumentPart, useStructure } from "#model/use-open-document.ts";

type Counts = ModelFigures["checks"];

type CheckStateProps = {
  modelId: number;
  /** As they were when the model was last saved. */
  saved: Counts;
  /** What is worked on: with it, checks are of the figures and the case in view. */
  document: OpenDocument | undefined;
  scenario: string | undefined;
};

/** Balanced or not, and how much there is to look at; always in view, it leads to the checks. */
export function CheckState({ document, saved, ...props }: CheckStateProps) {
  if (!document) return <CheckLink {...props} counts={saved} />;
  return <LiveCheckState {...props} document={document} />;
}

type LiveProps = Omit<CheckStateProps, "saved"> & { document: OpenDocument };

function LiveCheckState({ document, ...props }: LiveProps) {
  const structure = useStructure(document);
  const checks = useDocumentPart(document, (state) => state.checks);
  const shown = checks.find(({ scenario }) => scenario === props.scenario) ?? checks[0];
  const count = (kind: string) => shown?.broken?.filter((each) => each.class === kind).length ?? 0;
  const counts = {
    isBlocked: structure.issues.some(({ severity }) => severity === "error"),
    errorCount: count("error"),
    alertCount: count("alert"),
  };
  return <CheckLink {...props} counts={counts} />;
}

type CheckLinkProps = Pick<CheckStateProps, "modelId"> & { counts: Counts };

/** On a phone signs and counts say it. */
function CheckLink({ modelId, counts }: CheckLinkProps) {
  const { isBlocked, errorCount, alertCount } = counts;
  const isBalanced = !isBlocked && errorCount === 0;
  return (
    <Link
      to="/models/$modelId/checks"
      params={{ modelId }}
      className="inline-flex h-7 items-center rounded-md border border-border-strong bg-surface text-xs font-medium whitespace-nowrap text-text shadow-xs hover:bg-surface-hover hover:no-underline phone:h-11 phone:min-w-11 phone:justify-center [&_svg]:size-3.5 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&>span]:px-2.5 phone:[&>span]:px-2"
    >
      {isBalanced ? (
        <span>
          <CircleCheck className="text-positive" />
          <Word>Balanced</Word>
        </span>
      ) : (
        <span className="text-negative">
          <CircleAlert />
          {isBlocked ? <Word>No forecast</Word> : <Counted count={errorCount} noun="error" />}
        </span>
      )}
      {alertCount > 0 && (
        <span className="border-l border-border text-alert">
          <TriangleAlert />
          <Counted count={alertCount} noun="alert" />
        </span>
      )}
    </Link>
  );
}

function Counted({ count, noun }: { count: number; noun: string }) {
  return (
    <span>
      {count}
      <Word>{` ${noun}${count === 1 ? "" : "s"}`}</Word>
    </span>
  );
}

function Word({ children }: { children: string }) {
  return <span className="phone:sr-only">{children}</span>;
}
