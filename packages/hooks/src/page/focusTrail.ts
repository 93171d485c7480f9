/** Where the focus goes on an entry of the history that has been opened; null leaves it where it is. */
export type Arrive = (key: string, isSamePage: boolean) => HTMLElement | null;

/** Known as soon as somebody moves the focus: its script comes with that of `useKeptFocus`. */
export const focusTrail: { arrive?: Arrive } = {};

/** @param key of the entry @param isSamePage whether its path is that of the entry before */
export const arrivalFocus: Arrive = (key, isSamePage) => {
  if (focusTrail.arrive) return focusTrail.arrive(key, isSamePage);
  return isSamePage ? null : pageStart();
};

/** The content of a page, unless the page has put the focus on its heading itself. */
export const pageStart = () =>
  document.activeElement?.matches('main h1') ? null : document.getElementById('main');
