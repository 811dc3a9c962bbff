import type { EventOf } from "@app/contract/endpoint";
import { modelState } from "@app/contract/model-versions";
import type { Model } from "@app/contract/models";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { subscribe } from "#lib/subscribe.ts";
import { levelSentence } from "./access-words.ts";
import { isOver } from "./desk/kept-model.ts";
import { openedModel } from "./model-queries.ts";

type LiveState = EventOf<typeof modelState>;

/**
 * Follows a model for as long as it is open. How it stands goes into the one place every part of the
 * screen reads it from; what is given back is what only the line knows.
 */
export function useModelLive(id: number) {
  const queries = useQueryClient();
  const [people, setPeople] = useState<LiveState["people"]>([]);
  const [isEnded, setIsEnded] = useState(false);
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    const query = openedModel(id);
    const ask = () =>
      queries
        .fetchQuery({ ...query, staleTime: 0 })
        .then(() => setIsEnded(false))
        .catch((error) => setIsEnded(isOver(id, error)));
    return subscribe(
      modelState,
      { params: { id } },
      {
        onEvent: (state) => {
          const known = queries.getQueryData(query.queryKey);
          const level = state.registeredModelAccessMode;
          setPeople(state.people);
          if (known && level !== known.registeredModelAccessMode) setSentence(levelSentence(level));
          queries.setQueryData(query.queryKey, (model) => model && standingIn(model, state));
          if (!known || isOlder(known, state)) void ask();
        },
        onReset: ask,
        onRefused: ask,
      },
    );
  }, [queries, id]);
  return { people, isEnded, sentence, closeSentence: () => setSentence("") };
}

function standingIn(model: Model, state: LiveState): Model {
  const { registeredModelAccessMode, isActive, savedAt, savedByName, documentVersion } = state;
  return {
    ...{ ...model, registeredModelAccessMode, isActive, savedAt, savedByName, documentVersion },
    versionIdentifier: String(documentVersion),
  };
}

/** Its name, its client or its figures may be others by now. */
function isOlder(known: Model, { version, documentVersion }: LiveState) {
  return known.version !== version || known.documentVersion !== documentVersion;
}
