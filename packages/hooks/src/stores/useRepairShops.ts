import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { storeQueries } from './storeQueries.ts';

/** Workshops around a place; nothing is asked for before one is named (CONTENT-027). */
export const useRepairShops = (place: string) =>
  useQuery({ ...storeQueries.repairShops(useB2c().client, place), enabled: place !== '' });
