/** Lets one at a time pass, in the order they came. */
export type Turns = {
  /** Waits for its turn and gives the function that ends it. */
  take(): Promise<() => void>;
};

export function makeTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      let end = () => {};
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
}
