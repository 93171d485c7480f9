import type { Clock } from '../clock/clock.ts';
import { RecentMap } from '../ops/recentMap.ts';
import type { PostalAddress, PostalAddressPort } from '../ports/postalAddressPort.ts';

const DAY_MS = 86_400_000;
/** For how long it holds that the service does not know a code, here and in caches. */
export const unknownForSeconds = 3600;
/** Codes that a process keeps; those that were asked for longest ago go first. */
const mostKept = 5000;
/** Calls of the service at a time: many new codes at once would be many waiting pages. */
const mostAtOnce = 20;

/** The service is not asked as too many calls of it wait already. */
export class AddressesBusyError extends Error {
  override readonly name = 'AddressesBusyError';
}

/** The shipped adapter: the shop's own table is all that is known. */
export const noPostalAddresses: PostalAddressPort = { find: () => Promise.resolve(undefined) };

/**
 * A service that is asked once a day for a code, and once an hour for one that it does not know. An address that it told is kept in
 * this process; a call that failed is not.
 * @throws (its method) AddressesBusyError, or what the port throws
 */
export function rememberedAddresses(port: PostalAddressPort, { clock }: { clock: Clock }): PostalAddressPort {
  const known = new RecentMap<
    string,
    { readonly until: number; readonly address: PostalAddress | undefined }
  >(mostKept);
  const asking = new Map<string, Promise<PostalAddress | undefined>>();
  const now = () => clock.now().getTime();

  async function ask(key: string, ...asked: Parameters<PostalAddressPort['find']>) {
    try {
      const address = await port.find(...asked);
      known.set(key, { address, until: now() + (address ? DAY_MS : unknownForSeconds * 1000) });
      return address;
    } finally {
      asking.delete(key);
    }
  }

  return {
    find(postalCode, from) {
      const key = `${from.market} ${postalCode}`;
      const entry = known.get(key);
      if (entry && now() < entry.until) return Promise.resolve(entry.address);
      const waiting = asking.get(key);
      if (waiting) return waiting;
      if (asking.size >= mostAtOnce) return Promise.reject(new AddressesBusyError('too many calls wait'));
      const started = ask(key, postalCode, from);
      asking.set(key, started);
      return started;
    },
  };
}
