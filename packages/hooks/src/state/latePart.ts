import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type FunctionComponent,
  type LazyExoticComponent,
} from 'react';

/**
 * A part whose script loads when it is shown; until then there is nothing. `React.lazy` would keep a load that failed
 * and end the page with it: here the page stays, and the part is asked for again.
 * @param sayAway tells the shopper, who can ask again; without it the part is tried again once the browser is online
 */
export function latePart<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  sayAway: (again: () => void) => void = whenBack,
): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      let isShown = true;
      const ask = () => {
        if (!isShown) return;
        load().then(
          (part) => setPart(() => (loaded = part)),
          () => isShown && sayAway(ask),
        );
      };
      if (loaded) setPart(() => loaded);
      else ask();
      return () => void (isShown = false);
    }, []);
    return Part && createElement(Suspense, null, createElement(Part, props));
  };
}

/**
 * A part that the server rendered and whose script comes when it is there: until then its HTML stays.
 * A load that failed is tried again once the browser is online.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): LazyExoticComponent<FunctionComponent<P>> => {
  const tried = (): Promise<FunctionComponent<P>> =>
    load().catch(() => new Promise((done) => whenBack(() => done(tried()))));
  return lazy(async () => ({ default: await tried() }));
};

const whenBack = (again: () => void) => addEventListener('online', again, { once: true });
