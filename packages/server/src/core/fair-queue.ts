/** Whose turn it is, when everybody wants the same few places. */
export type FairQueue<Item> = {
  /** False when too many wait already. */
  add(teamId: number, item: Item): boolean;
  /** The next to begin, if there is a place; it counts as running until `end`. */
  next(): Item | undefined;
  end(teamId: number, hasGivenWay?: boolean): void;
  /** One that runs takes long: another team's may begin beside it. */
  giveWay(): void;
  /** Takes out what waits and is not wanted any more. */
  remove(teamId: number, item: Item): void;
};

export type QueueLimits = {
  running: number;
  runningPerTeam: number;
  waiting: number;
  waitingPerTeam: number;
};

type Line<Item> = { waiting: Item[]; running: number; servedAt: number };

/**
 * Of the teams that have something waiting, the one with the fewest running comes first, then the
 * one served longest ago: however much one team asks for, another waits for a turn and no more.
 */
export function makeFairQueue<Item>(limits: QueueLimits): FairQueue<Item> {
  const lines = new Map<number, Line<Item>>();
  let running = 0;
  let waiting = 0;
  let turn = 0;

  function lineOf(teamId: number) {
    const line = lines.get(teamId) ?? { waiting: [], running: 0, servedAt: 0 };
    lines.set(teamId, line);
    return line;
  }

  function forgetIdle(teamId: number) {
    const { waiting, running } = lineOf(teamId);
    if (waiting.length === 0 && running === 0) lines.delete(teamId);
  }

  return {
    add(teamId, item) {
      const line = lineOf(teamId);
      const isFull = waiting >= limits.waiting || line.waiting.length >= limits.waitingPerTeam;
      if (!isFull) {
        line.waiting.push(item);
        waiting += 1;
      }
      forgetIdle(teamId);
      return !isFull;
    },
    next() {
      if (running >= limits.running) return undefined;
      const [first] = [...lines.values()]
        .filter((line) => line.waiting.length > 0 && line.running < limits.runningPerTeam)
        .sort((one, other) => one.running - other.running || one.servedAt - other.servedAt);
      if (!first) return undefined;
      turn += 1;
      first.servedAt = turn;
      first.running += 1;
      running += 1;
      waiting -= 1;
      return first.waiting.shift();
    },
    end(teamId, hasGivenWay = false) {
      lineOf(teamId).running -= 1;
      if (!hasGivenWay) running -= 1;
      forgetIdle(teamId);
    },
    giveWay() {
      running -= 1;
    },
    remove(teamId, item) {
      const line = lineOf(teamId);
      const at = line.waiting.indexOf(item);
      if (at !== -1) {
        line.waiting.splice(at, 1);
        waiting -= 1;
      }
      forgetIdle(teamId);
    },
  };
}
