import type { CheckedOf, EventOf, Stream } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import type { App } from "./mount.ts";
import { type Feed, mountStream } from "./mount-stream.ts";

type Identity = MemberContext["identity"];

/** How one thing stands for whoever reads: all of it is sent at once, and whenever any of it changes. */
export type State<S extends Stream> = Pick<Feed<S>, "nouns" | "subjectId"> & {
  /** The reader has come to something of that team; gives what is to be done when they are gone. */
  enter(identity: Identity, request: CheckedOf<S>, teamId: number): Promise<() => void>;
  /** Refused once the reader may no longer. The team is the one whose changes it depends on. */
  read(
    context: MemberContext,
    request: CheckedOf<S>,
  ): Promise<{ teamId: number; state: EventOf<S> }>;
};

/** Serves a stream of states. Whoever comes back gets the newest, so nothing has to be resumed. */
export function mountState<S extends Stream>(app: App, stream: S, state: State<S>): void {
  mountStream(app, stream, () => feedOf(state));
}

/** A feed for one line, which remembers what it has sent. */
function feedOf<S extends Stream>({ read, enter, ...rest }: State<S>): Feed<S> {
  let teamId = 0;
  let sent = "";
  return {
    ...rest,
    teamIds: () => [teamId],
    enter: (identity, request) => enter(identity, request, teamId),
    async head(context, request) {
      teamId = (await read(context, request)).teamId;
      return 0;
    },
    async since(context, request, after) {
      const now = await read(context, request);
      teamId = now.teamId;
      const text = JSON.stringify(now.state);
      if (text === sent) return [];
      sent = text;
      return [{ id: after + 1, data: now.state }];
    },
  };
}
