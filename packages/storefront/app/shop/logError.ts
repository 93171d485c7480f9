import type { measures } from './measures.ts';

/** Loads analytics and the log when there is first something to tell them. */
const tell = (it: (tab: ReturnType<typeof measures>) => void) =>
  void import('./measures.ts').then((late) => it(late.measures())).catch(() => undefined);

/** Sends an error to the log. */
export const logError = (message: string): void =>
  tell(({ logger }) => logger.log({ message, level: 'error' }));

/** Tells analytics of an act that has nothing more to be said of it. */
export const track = (event: 'completeAccountPopup'): void => tell(({ analytics }) => analytics.track(event));
