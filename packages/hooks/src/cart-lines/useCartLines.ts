import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { lineMutations } from './lineMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Add a configurable part with one choice for each of its options: `cart.addConfigItem`. */
export const useAddConfigItem = () => useB2cMutation(lineMutations.addConfigItem(useB2c().client));
/** Put another part in place of a line, with its quantity, vehicle and if possible its way: `cart.swapItem`. */
export const useSwapItem = () => useB2cMutation(lineMutations.swapItem(useB2c().client));
