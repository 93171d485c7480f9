import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { lineMutations } from './lineMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useAddConfigItem = () => useB2cMutation(lineMutations.addConfigItem(useB2c().client));
export const useSwapItem = () => useB2cMutation(lineMutations.swapItem(useB2c().client));
