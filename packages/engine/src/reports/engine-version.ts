/** Which engine worked figures out: kept with every edition, as a record of what the figures rest on. */
export const ENGINE_VERSION = "0.1.0";
