import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { PHONE_FOOT_TARGET, PhoneFoot } from "#ui/phone-foot.tsx";
import { starterModels } from "./model-queries.ts";
import { COLUMNS } from "./new-model-columns.tsx";
import type { NewModelSearch } from "./new-model-search.ts";
import { StarterCards } from "./starter-cards.tsx";
import { StarterForm } from "./starter-form.tsx";
import { usePresetClient } from "./use-preset-client.ts";
import { type Starter, useStarterForm } from "./use-starter-form.ts";

const BLANK = "blank";

type StarterWayProps = {
  /** Only the empty one is offered. */
  isBlank: boolean;
  search: NewModelSearch;
  onCreated: (modelId: number) => Promise<void>;
};

export function StarterWay({ isBlank, ...props }: StarterWayProps) {
  const { data } = useSuspenseQuery(starterModels);
  const [first, ...others] = data.items.filter(({ key }) => !isBlank || key === BLANK);
  if (!first) return null;
  return <ChooseStarter offered={[first, ...others]} {...props} />;
}

type ChooseStarterProps = Omit<StarterWayProps, "isBlank"> & { offered: [Starter, ...Starter[]] };

function ChooseStarter({ offered, search, onCreated }: ChooseStarterProps) {
  const state = useStarterForm(offered);
  usePresetClient(search.client, state.chooseClient);
  const details = useRef<HTMLDivElement>(null);
  const { starter, chooseStarter } = state;
  return (
    <div className={COLUMNS}>
      <div>
        <StarterCards offered={offered} chosen={starter} onChoose={chooseStarter} />
        {offered.length > 1 && (
          <PhoneFoot text={starter.name} label="Fill in details" target={details} />
        )}
      </div>
      <div ref={details} tabIndex={-1} className={`self-stretch ${PHONE_FOOT_TARGET}`}>
        <StarterForm state={state} onCreated={onCreated} />
      </div>
    </div>
  );
}
