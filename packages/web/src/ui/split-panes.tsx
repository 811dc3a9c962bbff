import type { ReactNode } from "react";
import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import { classNames } from "./class-names.ts";
import { PHONE, useMedia } from "./use-media.ts";

type Pane = {
  content: ReactNode;
  /** In pixels. */
  min: number;
};

type SplitPanesProps = {
  /** Under this name the size is remembered in this browser. */
  id: string;
  /** What the bar between the panes moves, for screen readers: "Width of the list". */
  label: string;
  /** The one that keeps its width when the window changes. */
  side: Pane & { initial: number; max: number };
  main: Pane;
  sideIsAt?: "left" | "right";
  className?: string;
};

/** Two panes and a bar between them, moved by pointer or arrow keys. On a phone they stand under one another. */
export function SplitPanes({ side, main, sideIsAt = "left", ...props }: SplitPanesProps) {
  const isPhone = useMedia(PHONE);
  if (isPhone) {
    const contents = [<div key="side">{side.content}</div>, <div key="main">{main.content}</div>];
    return (
      <div className={classNames("grid grid-cols-[minmax(0,1fr)]", props.className)}>
        {sideIsAt === "left" ? contents : contents.toReversed()}
      </div>
    );
  }
  return <Panes {...props} side={side} main={main} sideIsAt={sideIsAt} />;
}

function Panes({ id, label, side, main, sideIsAt, className }: SplitPanesProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `panes.${id}`,
    storage: window.localStorage,
    onlySaveAfterUserInteractions: true,
  });
  const sidePanel = (
    <Panel
      key="side"
      id="side"
      defaultSize={side.initial}
      minSize={side.min}
      maxSize={side.max}
      groupResizeBehavior="preserve-pixel-size"
    >
      {side.content}
    </Panel>
  );
  const mainPanel = (
    <Panel key="main" id="main" minSize={main.min}>
      {main.content}
    </Panel>
  );
  const bar = <Separator key="bar" aria-label={label} className={BAR} />;
  return (
    <Group
      {...(defaultLayout && { defaultLayout })}
      onLayoutChanged={onLayoutChanged}
      resizeTargetMinimumSize={{ coarse: 42, fine: 12 }}
      className={className}
    >
      {sideIsAt === "left" ? [sidePanel, bar, mainPanel] : [mainPanel, bar, sidePanel]}
    </Group>
  );
}

/** A hairline that turns into the accent while it is in hand. */
const BAR =
  "relative w-px bg-border outline-none after:absolute after:inset-y-0 after:-left-0.5 after:w-1.25 after:rounded-xs " +
  "data-[separator=hover]:after:bg-border-strong data-[separator=active]:after:bg-accent focus-visible:after:bg-focus";
