import { useQueries } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { openLevels } from './vehiclePicks.ts';
import type { VehicleLevelName, VehiclePicks } from './vehiclePicks.ts';
import { vehicleQueries } from './vehicleQueries.ts';

/**
 * The picker's levels with their choices, as far as the picks reach (PLUS-007).
 * @param order of the levels, from the market's record
 */
export function usePickerLevels(order: readonly VehicleLevelName[], picks: VehiclePicks) {
  const { client } = useB2c();
  const open = openLevels(order, picks);
  const answers = useQueries({ queries: open.map((parameters) => vehicleQueries.level(client, parameters)) });
  const answerOf = (name: string) => answers[open.findIndex(({ level }) => level === name)];
  return {
    levels: order.map((name) => {
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
    /** Asks once more for the choices of a level that could not be had. */
    retry: (name: string) => void answerOf(name)?.refetch(),
  };
}
