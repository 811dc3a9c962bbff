import { useHasClients } from "#lib/has-clients.ts";
import type { ShellMember } from "./member.ts";
import type { NavigationGroup } from "./navigation.ts";
import { type Command, useActions } from "./palette-commands.tsx";
import { usePages } from "./palette-pages.tsx";
import { rankMatch } from "./rank-match.ts";
import { FOUND_MAX } from "./use-found.ts";
import { useFoundClients } from "./use-found-clients.tsx";
import { useFoundConnections } from "./use-found-connections.tsx";
import { useFoundDiscussions } from "./use-found-discussions.tsx";
import { useFoundLines } from "./use-found-lines.tsx";
import { useFoundModels } from "./use-found-models.tsx";
import { useFoundReports } from "./use-found-reports.tsx";
import { useFoundVideos } from "./use-found-videos.tsx";

type Asked = {
  groups: NavigationGroup[];
  member: ShellMember;
  openShortcuts: () => void;
  openJobs: () => void;
};

/** What fits the text, the best of each group first, and the group with the best of all. */
export function usePaletteResults(
  text: string,
  { groups, member, openShortcuts, openJobs }: Asked,
) {
  const clients = useFoundClients(useHasClients() ? text : "");
  const models = useFoundModels(text);
  const connections = useFoundConnections(text);
  const reports = useFoundReports(text);
  const discussions = useFoundDiscussions(text);
  const { lines, figuresAre } = useFoundLines(text);
  const results = [
    { ...rankGroup("Lines in this model", lines, text), figuresAre },
    rankGroup("Clients", clients.clients, text),
    rankGroup("Models", models.models, text, models.more),
    rankGroup("Connections", connections.connections, text),
    rankGroup("Reports", reports.reports, text),
    rankGroup("Discussions", discussions.discussions, text),
    rankGroup("Pages", usePages(groups, member), text),
    rankGroup("Actions", useActions({ openShortcuts, openJobs }, member), text),
    // So much is said in them that they come after all that fits as well.
    rankGroup("Videos", useFoundVideos(text), text),
  ];
  const found = results
    .filter(({ commands }) => commands.length > 0)
    .sort((one, other) => one.best - other.best);
  const isSearching = [clients, models, connections, reports, discussions].some(
    (asked) => asked.isSearching,
  );
  return { found, isSearching };
}

/** The way to what more there is comes last, whatever is typed. */
function rankGroup(heading: string, commands: Command[], text: string, more?: Command) {
  const ranked = commands
    .flatMap((command) => {
      const rank = rankMatch(command, text);
      return rank === undefined ? [] : [{ command, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, text.trim() === "" ? undefined : FOUND_MAX);
  return {
    heading,
    /** What its figures are of, where it has some. */
    figuresAre: "",
    commands: [...ranked.map(({ command }) => command), ...(more ? [more] : [])],
    best: ranked[0]?.rank ?? Number.POSITIVE_INFINITY,
  };
}
