import type { OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { headerIn } from '../header/headerIn.ts';
import { watchMutations } from '../mutations/watchMutations.ts';
import { queryRoots } from '../queryRoots.ts';
import { readConsent } from '../storage/consent.ts';
import type { CookieJar } from '../storage/cookieJar.ts';
import { accountFacts, cartFacts, forgetFacts, keepFacts } from '../storage/factCookies.ts';

/** Whether cookies of analytics may be written. */
export const keepsFacts = (): boolean => readConsent(document.cookie)?.includes('analytics') === true;

/**
 * STATE-013 to STATE-015: keeps the cookies that analytics reads in line with header data and the rewards card, and ends
 * them when their consent is taken back. `apply` is for a new choice. @returns also the end of it
 */
export function followFacts(queryClient: QueryClient, jar: CookieJar): { apply(): void; end(): void } {
  const apply = () => {
    const header = headerIn(queryClient);
    if (!keepsFacts()) return forgetFacts(jar);
    if (!header) return;
    const [[, rewards] = []] = queryClient.getQueriesData<OutputOf<'rewards.account'>>({
      queryKey: [...queryRoots.rewards, 'account'],
    });
    keepFacts(jar, { ...cartFacts(header), ...accountFacts(header, rewards) });
  };
  // What changed the cart has answered with its count alone: what is in it comes with header data.
  const endCarts = watchMutations(queryClient, ({ key: [area, name], ...outcome }) => {
    const isCart = area === 'cart' || name === 'addToCart';
    if (isCart && 'output' in outcome && keepsFacts())
      void queryClient.invalidateQueries({ queryKey: queryRoots.header });
  });
  const isFact = (root: unknown) => root === queryRoots.header[0] || root === queryRoots.rewards[0];
  const endFacts = queryClient
    .getQueryCache()
    .subscribe(({ type, query }) => type === 'updated' && isFact(query.queryKey[0]) && apply());
  return {
    apply,
    end() {
      endCarts();
      endFacts();
    },
  };
}
