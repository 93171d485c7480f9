import type { B2cClient } from '@driveline/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Edge } from '../machine/Edge.ts';
import { runMachine } from '../machine/machine.ts';
import { refetchInvalidated } from '../mutations/refetchInvalidated.ts';
import { PERSONAL_ROOTS } from '../personalRoots.ts';
import { queryRoots } from '../queryRoots.ts';
import { clearSession } from '../storage/clearSession.ts';
import { initialSignOut, signOut } from './signOut.ts';
import type { SignOutEffect } from './signOut.ts';

/** What a sign-out works on. */
export interface SignOutOptions {
  readonly client: B2cClient;
  readonly queryClient: QueryClient;
  readonly edge: Pick<Edge, 'storage' | 'cookies' | 'analytics' | 'logger'>;
  /** Resets the app's own state, all but the shelf, and sets authenticated to false (ACCT-039). */
  readonly onLogout?: () => void;
  /** Success or not (ACCT-038). */
  readonly callback?: () => void;
}

/**
 * ACCT-035 to ACCT-039: signs out and puts browser and cache in line. Resolves when cart and header are asked again.
 *
 * @throws B2cError of the logout call; then the shopper is signed in as before.
 */
export function signOutSession(options: SignOutOptions): Promise<void> {
  const { client, queryClient } = options;
  return new Promise((resolve, reject) => {
    let failure: { readonly error: unknown } | undefined;
    let fetching: Promise<void> = Promise.resolve();
    const machine = runMachine(signOut, initialSignOut, (effect: SignOutEffect, send) => {
      switch (effect.type) {
        case 'callLogout':
          client.call('identity.logout', { body: {} }).then(
            () => send({ type: 'succeeded' }),
            (error: unknown) => send({ type: 'failed', error }),
          );
          return;
        case 'dropUserData':
          dropUserData(queryClient, MEMBERS_ROOTS);
          return;
        case 'refetchCart':
          fetching = refetchInvalidated(queryClient, [queryRoots.cart, queryRoots.header]);
          return;
        case 'reportFailure':
          failure = { error: effect.error };
          options.edge.logger.log({ message: 'SIGN_OUT_FAILURE', level: 'error' });
          return;
        case 'track':
          options.edge.analytics.track('signOut');
          // The last effect of either end.
          if (failure) reject(failure.error as Error);
          else fetching.then(resolve, reject);
          return;
        default:
          localEffect(effect, options);
      }
    });
    machine.send({ type: 'signOut' });
  });
}

function localEffect(effect: SignOutEffect, { edge, onLogout, callback }: SignOutOptions): void {
  if (effect.type === 'clearSession') clearSession(edge.storage, edge.cookies);
  if (effect.type === 'logout') onLogout?.();
  if (effect.type === 'callBack') callback?.();
}

type Roots = readonly (readonly string[])[];

/** What only a member is answered: to ask it again after signing out is to be refused. */
const MEMBERS_ROOTS: Roots = [
  queryRoots.account,
  queryRoots.orders,
  queryRoots.rewards,
  // A guest has a garage, too, but no purchases.
  ...['warranties', 'warranty', 'warrantyItem'].map((name) => [...queryRoots.garage, name]),
];

/**
 * What one shopper was answered is forgotten. What somebody looks at is asked again; cart and header are left to who
 * asks for them next.
 * @param unasked what is left, too: beginnings of keys
 */
export function dropUserData(queryClient: QueryClient, unasked: Roots = []): void {
  const left: Roots = [queryRoots.cart, queryRoots.header, ...unasked];
  const isLeft = ({ queryKey }: Query) =>
    left.some((root) => root.every((part, at) => queryKey[at] === part));
  for (const queryKey of PERSONAL_ROOTS) {
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate: isLeft })) query.reset();
    void queryClient.resetQueries({ queryKey, predicate: (query) => !isLeft(query) });
  }
}
