import {
  createElement,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactElement,
  type ReactNode,
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

/** Whether the script of a part has come. */
interface Script {
  isHere: boolean;
  readonly listeners: Set<() => void>;
}

const scripts = new WeakMap<object, Script>();

/**
 * A part that the server rendered and whose script comes when it is there: until then its HTML stays, in a `LatePlace`.
 * A load that failed is tried again once the browser is online.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): LazyExoticComponent<FunctionComponent<P>> => {
  const script: Script = { isHere: false, listeners: new Set() };
  const arrive = () => {
    script.isHere = true;
    for (const listener of script.listeners) listener();
  };
  const tried = (): Promise<FunctionComponent<P>> =>
    load().catch(() => new Promise((done) => whenBack(() => done(tried()))));
  const part = lazy(async () => {
    const loaded = await tried();
    // React hears of it first, and so hydrates without a wait.
    setTimeout(arrive);
    return { default: loaded };
  });
  scripts.set(part, script);
  return part;
};

/**
 * The place of a `lazyPart`. React takes the server's HTML away where a change reaches it before its script has come;
 * here the place keeps what it was first given until then.
 */
export function LatePlace({
  of,
  children,
  fallback,
}: {
  /** The part, or the server's own in its stead, which has nothing to wait for. */
  readonly of: object;
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}): ReactElement {
  const script = scripts.get(of);
  const follow = useCallback(
    (listener: () => void) => {
      script?.listeners.add(listener);
      return () => void script?.listeners.delete(listener);
    },
    [script],
  );
  const isHere = useSyncExternalStore(
    follow,
    () => script?.isHere ?? true,
    () => !script,
  );
  const place = createElement(Suspense, { fallback }, children);
  const [held] = useState(place);
  return isHere ? place : held;
}

const whenBack = (again: () => void) => addEventListener('online', again, { once: true });
