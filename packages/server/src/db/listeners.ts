import type { Listener } from "./db.ts";

/** Who hears which channel; `start` is called once for each, when its first listener comes. */
export function makeListeners(start: (channel: string) => Promise<void>) {
  const byChannel = new Map<string, { heard: boolean; listeners: Set<Listener> }>();

  function channelOf(name: string) {
    const known = byChannel.get(name);
    if (known) return known;
    const made = { heard: false, listeners: new Set<Listener>() };
    byChannel.set(name, made);
    // A line that does not come about is tried again by whoever keeps it; nobody waits here.
    start(name).catch(() => {});
    return made;
  }

  return {
    channels: () => [...byChannel.keys()],
    add(name: string, listener: Listener) {
      const channel = channelOf(name);
      channel.listeners.add(listener);
      if (channel.heard) listener.onListening();
      return () => void channel.listeners.delete(listener);
    },
    tell(name: string, payload: string) {
      for (const listener of byChannel.get(name)?.listeners ?? []) listener.onMessage(payload);
    },
    /** The channel is heard from now on. */
    begin(name: string) {
      const channel = channelOf(name);
      channel.heard = true;
      for (const listener of channel.listeners) listener.onListening();
    },
    /** The channel is not heard for a while. */
    pause(name: string) {
      channelOf(name).heard = false;
    },
  };
}
