import type { Address } from '@driveline/api';
import { useReducer } from 'react';
import { accountMutations } from '../account/accountMutations.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { addressChoice, addressValidation, initialAddressValidation } from './addressValidation.ts';

/** CART-038 to CART-041: holds an address against its postal code; `choice` is what the shopper is asked next. */
export function useAddressCheck() {
  const { client } = useB2c();
  const [state, send] = useReducer(addressValidation, initialAddressValidation);
  const check = async (address: Address): Promise<void> => {
    send({ type: 'requesting' });
    try {
      const { status, suggestions } = await accountMutations.verifyAddress(client).mutate(address);
      send({ type: 'answered', validation: status, suggestions });
    } catch (error) {
      send({ type: 'failure', error });
    }
  };
  return { ...state, choice: addressChoice(state), check, send };
}
