import { levelParameters, useB2c, vehicleQueries, type VehiclePicks } from '@driveline/hooks';
import type { PickerLevel } from '@driveline/ui';
import { useQueries } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';

/** The picker's levels in the market's order, filled as far as the picks reach (PLUS-007). */
export function useLevels(picks: VehiclePicks): { levels: PickerLevel[]; retry: (name: string) => void } {
  const { client } = useB2c();
  const { levels } = useShop().market.vehiclePicker;
  const open = levels.flatMap((level) => levelParameters(levels, picks, level) ?? []);
  const answers = useQueries({ queries: open.map((parameters) => vehicleQueries.level(client, parameters)) });
  const answerOf = (name: string) => answers[open.findIndex(({ level }) => level === name)];
  return {
    levels: levels.map((name) => {
      const answer = answerOf(name);
      const value = picks[name];
      return {
        name,
        ...(answer?.data && { items: answer.data.items }),
        ...(answer?.isLoading && { loading: true }),
        ...(answer?.isError && { error: true }),
        ...(value && { value }),
      };
    }),
    retry: (name) => void answerOf(name)?.refetch(),
  };
}
