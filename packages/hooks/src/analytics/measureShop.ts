import type { B2cClient } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { orderLines } from '../cart/miniCartSummary.ts';
import type { AddItemInput } from '../cart/cartMutations.ts';
import { headerIn } from '../header/headerIn.ts';
import { watchMutations, type MutationOutcome } from '../mutations/watchMutations.ts';
import { queryRoots } from '../queryRoots.ts';
import { loginMethod } from '../session/loginMessage.ts';
import { vehicleChange } from '../vehicles/vehicleChange.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import type { CookieJar } from '../storage/cookieJar.ts';
import { keepFacts, loginFacts } from '../storage/factCookies.ts';
import type { Analytics } from './analytics.ts';
import { keepsFacts } from './followFacts.ts';
import { watchErrors, type Logger } from './logger.ts';
import { reportVitals, type ObserveTiming } from './vitals.ts';

export interface MeasuredShop {
  readonly client: Pick<B2cClient, 'flag'>;
  readonly queryClient: QueryClient;
  readonly analytics: Analytics;
  readonly logger: Pick<Logger, 'action'>;
  readonly storage: BrowserStorage;
  readonly jar: CookieJar;
  readonly observe?: ObserveTiming;
}

/**
 * Follows what a shopper does: tells analytics of it (STATE-019, STATE-020, STATE-050, VEHST-010, ACCT-022) and the log of what
 * failed (STATE-021). It watches what happens anyway, so that no page has to say it. @returns the end of it
 */
export function measureShop(shop: MeasuredShop): () => void {
  const { client, queryClient, analytics, observe } = shop;
  const ends = [
    watchMutations(queryClient, (outcome) => handleMutation(outcome, shop)),
    followQueries(shop),
    watchErrors(globalThis, (message) => analytics.track('jsError', { message })),
  ];
  const reportPage = reportVitals(client, analytics, observe);
  const handleHide = () => {
    if (document.visibilityState === 'hidden') reportPage();
  };
  document.addEventListener('visibilitychange', handleHide);
  return () => {
    document.removeEventListener('visibilitychange', handleHide);
    for (const end of ends) end();
  };
}

function handleMutation(
  { key, input, ...settled }: MutationOutcome,
  { analytics, logger }: MeasuredShop,
): void {
  const name = key.join('.');
  logger.action(`${name}_${'error' in settled ? 'FAILURE' : 'SUCCESS'}`);
  if ('error' in settled) return;
  if (name === 'cart.addItem') {
    const { skuNumber, quantity } = input as AddItemInput;
    const line = orderLines(settled.output as Parameters<typeof orderLines>[0]).find(
      (one) => one.skuNumber === skuNumber,
    );
    analytics.track('addToCart', { skuNumber, quantity, price: line?.unitPrice ?? 0 });
  }
  if (name === 'stores.setPreferred')
    analytics.track('storeSet', { storeSet: (input as { readonly storeNumber: string }).storeNumber });
}

/** Queries that fail are for the log; header data tells of another vehicle and of a sign-in. */
function followQueries({ queryClient, analytics, logger, storage, jar }: MeasuredShop): () => void {
  let method: ReturnType<typeof loginMethod> | undefined;
  const noteLogin = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement) || target.dataset['intent'] !== 'sign-in') return;
    const name = new FormData(target).get('username');
    if (typeof name === 'string') method = loginMethod(name);
  };
  let known = headerIn(queryClient);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const [root, name] = event.query.queryKey as readonly string[];
    if (event.action.type === 'error') logger.action(`${root}.${name}_FAILURE`);
    if (root !== queryRoots.header[0]) return;
    const before = known;
    known = headerIn(queryClient);
    if (!before || !known || before === known) return;
    const after = known.vehicleMap;
    if (after && vehicleChange(before.vehicleMap, after, { isShelf: false, isMobileApp: false })) {
      const source = storage.read('ymmeActionSource') ?? '';
      analytics.track('addVehicle', { vehicleId: after.vehicleId, source });
    }
    const isSignIn = before.myAccountMap.anonymous !== 'false' && known.myAccountMap.anonymous === 'false';
    if (!isSignIn || !method) return;
    const flow = storage.read('loggedInFrom') ?? 'page';
    analytics.track('login', { method, flow });
    if (keepsFacts()) keepFacts(jar, loginFacts(flow, method));
  });
  document.addEventListener('submit', noteLogin, true);
  return () => {
    document.removeEventListener('submit', noteLogin, true);
    stop();
  };
}
