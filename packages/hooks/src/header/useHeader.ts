import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { headerQueries } from './headerQueries.ts';

/** Account, cart count, store and vehicle. */
export const useHeader = (options?: { readonly hideXMContent?: boolean }) =>
  useQuery(headerQueries.data(useB2c().client, options));
