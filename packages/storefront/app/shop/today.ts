import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayIn } from '@driveline/validation';
import { useShop } from './useShop.ts';

/** The day in the market as the page was made, `YYYY-MM-DD`: handed over, so that browser and server read the same. */
export const todayQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['today', timeZone],
    queryFn: () => dayIn(timeZone),
    staleTime: Infinity,
    meta: { isPublic: true },
  });

export const useToday = (): string | undefined => useQuery(todayQuery(useShop().market.timeZone)).data;
