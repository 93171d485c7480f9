import type { B2cClient } from '@driveline/api';
import { callQuery } from '../client/callQuery.ts';
import { publicMeta } from '../client/publicMeta.ts';

/** Lists to shop by; apart from the shelves, which every page needs. */
export const brandQueries = {
  /** Brands that the market sells, by name. */
  brands: (client: B2cClient) => callQuery(client, 'catalog.brands', {}, { meta: publicMeta }),
  brand: (client: B2cClient, brandName: string) =>
    callQuery(client, 'catalog.brand', { params: { brandName } }, { meta: publicMeta }),
  makes: (client: B2cClient) => callQuery(client, 'catalog.makes', {}, { meta: publicMeta }),
  models: (client: B2cClient, makeName: string) =>
    callQuery(client, 'catalog.models', { params: { makeName } }, { meta: publicMeta }),
};
