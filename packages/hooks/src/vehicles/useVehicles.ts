import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { vehicleQueries } from './vehicleQueries.ts';
import type { LevelParameters } from './vehicleQueries.ts';
import { vehicleMutations } from './vehicleMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useVehicleLevel = (parameters: LevelParameters) =>
  useQuery(vehicleQueries.level(useB2c().client, parameters));
export const useVehicles = () => useQuery(vehicleQueries.list(useB2c().client));
export const useCurrentVehicle = () => useQuery(vehicleQueries.current(useB2c().client));

export const useSetVehicle = () => useB2cMutation(vehicleMutations.setVehicle(useB2c().client));
export const useClearVehicle = () => useB2cMutation(vehicleMutations.clearVehicle(useB2c().client));
export const useAnswerQuestion = () => useB2cMutation(vehicleMutations.answerQuestion(useB2c().client));
export const useRemoveVehicle = () => useB2cMutation(vehicleMutations.removeVehicle(useB2c().client));
