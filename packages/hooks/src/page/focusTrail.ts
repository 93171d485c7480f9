/** Where the focus goes on an entry of the history that has been opened; null leaves it where it is. */
export type Arrive = (key: string, isSamePage: boolean) => HTMLElement | null;

/** A page begins at its content, unless it has put the focus on its heading itself. `keepFocus` knows better places. */
export const focusTrail: { arrive: Arrive } = {
  arrive: (_key, isSamePage) =>
    isSamePage || document.activeElement?.matches('main h1') ? null : document.getElementById('main'),
};
