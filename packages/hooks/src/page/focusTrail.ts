/** Where the focus goes on an entry of the history that has been opened; null leaves it where it is. */
export type Arrive = (key: string, isSamePage: boolean) => HTMLElement | null;

/**
 * Of a list whose pages are turned, which its component marks; null where the page has put the focus on a heading itself, as a
 * step does that opens.
 */
export const listHeading = () =>
  document.activeElement?.matches('main :is(h1, h2, h3)')
    ? null
    : document.querySelector<HTMLElement>('main [data-list-heading]');

/**
 * A page begins at its content, unless it has put the focus on its heading itself, and the next page of a list at the list's
 * heading. `keepFocus` knows better places.
 */
export const focusTrail: { arrive: Arrive } = {
  arrive: (_key, isSamePage) => {
    const { activeElement } = document;
    if (isSamePage) return activeElement?.matches('main a[rel]') ? listHeading() : null;
    return activeElement?.matches('main h1') ? null : document.getElementById('main');
  },
};
