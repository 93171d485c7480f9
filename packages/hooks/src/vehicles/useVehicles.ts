import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { vehicleQueries } from './vehicleQueries.ts';
import type { LevelParameters } from './vehicleQueries.ts';
import { vehicleMutations } from './vehicleMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Choices of one level of the vehicle picker: `vehicles.catalog`. */
export const useVehicleLevel = (parameters: LevelParameters) =>
  useQuery(vehicleQueries.level(useB2c().client, parameters));
/** Saved vehicles; a guest keeps one: `vehicles.list`. */
export const useVehicles = () => useQuery(vehicleQueries.list(useB2c().client));
/** The preferred vehicle: `vehicles.current`. */
export const useCurrentVehicle = () => useQuery(vehicleQueries.current(useB2c().client));

/** Prefer a saved vehicle or one of the catalogue: `vehicles.updatePreferred`. */
export const useSetVehicle = () => useB2cMutation(vehicleMutations.setVehicle(useB2c().client));
/** Shop without a vehicle: `vehicles.clearPreferred`. */
export const useClearVehicle = () => useB2cMutation(vehicleMutations.clearVehicle(useB2c().client));
/** Keep an answer about the preferred vehicle; null takes it back: `vehicles.answer`. */
export const useAnswerQuestion = () => useB2cMutation(vehicleMutations.answerQuestion(useB2c().client));
/** Forget a saved vehicle: `vehicles.remove`. */
export const useRemoveVehicle = () => useB2cMutation(vehicleMutations.removeVehicle(useB2c().client));
