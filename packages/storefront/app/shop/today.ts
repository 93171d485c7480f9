import { useDayIn } from '@driveline/hooks';
import { useShop } from './useShop.ts';

/** The day in the market, `YYYY-MM-DD`. */
export const useToday = () => useDayIn(useShop().market.timeZone, useShop().record.today);
