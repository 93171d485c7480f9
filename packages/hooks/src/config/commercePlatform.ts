import type { B2cClientOptions, GlobalConfig } from '@driveline/api';
import { readConfig } from './readConfig.ts';

type Fetch = NonNullable<B2cClientOptions['fetch']>;

/** The calls of cart and orders, in any version: everything that a commerce platform of another address would answer. */
const PLATFORM_CALL =
  /^([^?]*)\/ecomm\/b2c(?=\/v\d+\/(?:cart|mini-cart|savedItems|savedLists|order|checkout|currentUser\/orders|shippingMembership)(?:[/?]|$))/;

/** A path of the own host: another host would get the shopper's cookies, or none at all. */
const OWN_PATH = /^(?:\/[\w.-]+)+\/?$/;

/**
 * STATE-047: with `COMMERCE_PLATFORM_ENABLED`, cart and order calls go to the base path that config names in
 * `COMMERCE_PLATFORM_PATH`, in place of `/ecomm/b2c`; all others, and all without such a path, stay where they are.
 * @param config what is known of the global config when a call goes out
 */
export function commercePlatform(config: () => GlobalConfig | undefined, fetch: Fetch = globalFetch): Fetch {
  return (address, init) => {
    const { flag, values } = readConfig(config());
    const path = values.COMMERCE_PLATFORM_PATH;
    const isMoved = flag('COMMERCE_PLATFORM_ENABLED') && OWN_PATH.test(path);
    return fetch(
      isMoved ? address.replace(PLATFORM_CALL, (_, root: string) => root + path.replace(/\/$/, '')) : address,
      init,
    );
  };
}

const globalFetch: Fetch = (address, init) => globalThis.fetch(address, init);
