import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { savedQueries } from './savedQueries.ts';

/** Parts that were saved for later, at today’s prices: `cart.saved`. */
export const useSavedItems = () => useQuery(savedQueries.list(useB2c().client));
