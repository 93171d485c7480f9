import { useEffect } from 'react';
import { sayOffline, sendWhole } from './connection.ts';

/** What this needs of the router. */
interface GoingRouter {
  readonly state: { readonly navigation: { readonly state?: string; readonly location?: object } };
  createHref(location: object): string;
}

declare global {
  /** Asked by the router's files when one of a page cannot be had (vite/productionRouter.ts); nothing lets the page fail. */
  var drivelineLostFile: (() => Promise<never> | undefined) | undefined;
}

/**
 * A page of a build whose files are gone loads the next one whole: where the router would reload the page that was left,
 * the browser follows the link, or sends the form, by itself. What it gets is of the present build, so that this happens
 * once (PLUS-080).
 */
export function keepClicks(): void {
  let left: object | undefined;
  globalThis.drivelineLostFile = () => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      readonly __reactRouterDataRouter?: GoingRouter;
    };
    const { location: to, state } = router?.state.navigation ?? {};
    if (!router || !to) return undefined;
    // A page has several files: the first that is gone is enough.
    if (left === to) return new Promise(() => undefined);
    left = to;
    // Brought back as it was left, the page would wait for its file for ever.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    // A form that was answered leads on, and is not sent twice.
    if (state !== 'submitting' || !sendWhole()) location.assign(router.createHref(to));
    return new Promise(() => undefined);
  };
}

let page: string | undefined;

/** Notes the page that a link leads to, in place of which something opens over this one. */
export const notePage = (to: string | undefined): void => void (page = to);

/**
 * Says that what was to open over the page cannot be had. Offline it is asked for again; online its file is gone with its
 * build, and the page that it stands for opens instead.
 */
export function sayLost(again: () => void): void {
  if (page && navigator.onLine) location.assign(page);
  else sayOffline(again);
}

/** What Chromium, Firefox, Safari and Vite call it. */
const LOST = /dynamically imported module|importing a module script failed|unable to preload css/i;
/** A page that fails this soon after it was reloaded would fail again. */
const SOON_MS = 60_000;

/**
 * Loads a page whose file was gone when it was to be shown once more, and leaves every other error as it is. A file that
 * stays lost ends in the crash screen, in place: an address is loaded again once a minute at most.
 */
export function useLostFile(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error) || !LOST.test(error.message)) return;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if ((entry?.type !== 'reload' || performance.now() > SOON_MS) && noteReload()) location.reload();
  }, [error]);
}

/** @returns whether this address was not loaded again for a while; true where nothing can be noted */
function noteReload(): boolean {
  const key = `lostFile ${location.href}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < SOON_MS) return false;
    sessionStorage.setItem(key, `${Date.now()}`);
  } catch {
    // Storage is blocked or full: how the page was loaded has to tell.
  }
  return true;
}
