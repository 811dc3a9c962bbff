import { useHasClients } from "#lib/has-clients.ts";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";
import { type Command, useActions, usePages } from "./palette-commands.tsx";
import { rankMatch } from "./rank-match.ts";
import { useFoundClients } from "./use-found-clients.tsx";
import { useFoundModels } from "./use-found-models.tsx";

/** What fits the text, the best of each group first, and the group with the best of all. */
export function usePaletteResults(
  text: string,
  groups: NavigationGroup[],
  member: ShellMember,
  openShortcuts: () => void,
) {
  const { clients, isSearching: isSearchingClients } = useFoundClients(useHasClients() ? text : "");
  const { models, more, isSearching: isSearchingModels } = useFoundModels(text);
  const results = [
    rankGroup("Clients", clients, text),
    rankGroup("Models", models, text, more),
    rankGroup("Pages", usePages(groups, member), text),
    rankGroup("Actions", useActions(openShortcuts, member), text),
  ];
  const found = results
    .filter(({ commands }) => commands.length > 0)
    .sort((one, other) => one.best - other.best);
  return { found, isSearching: isSearchingClients || isSearchingModels };
}

/** The way to what more there is comes last, whatever is typed. */
function rankGroup(heading: string, commands: Command[], text: string, more?: Command) {
  const ranked = commands
    .flatMap((command) => {
      const rank = rankMatch(command, text);
      return rank === undefined ? [] : [{ command, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  return {
    heading,
    commands: [...ranked.map(({ command }) => command), ...(more ? [more] : [])],
    best: ranked[0]?.rank ?? Number.POSITIVE_INFINITY,
  };
}
