import type { Address } from '@driveline/api';
import { useReducer, useRef } from 'react';
import { accountMutations } from '../account/accountMutations.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { addressChoice, addressValidation, initialAddressValidation } from './addressValidation.ts';

/** CART-038 to CART-041: holds an address against its postal code; `choice` is what the shopper is asked next. */
export function useAddressCheck() {
  const { client } = useB2c();
  const [state, send] = useReducer(addressValidation, initialAddressValidation);
  const checks = useRef(0);
  const check = async (address: Address): Promise<void> => {
    const own = ++checks.current;
    send({ type: 'requesting' });
    const action = await accountMutations
      .verifyAddress(client)
      .mutate(address)
      .then(
        ({ status, suggestions }) => ({ type: 'answered', validation: status, suggestions }) as const,
        (error: unknown) => ({ type: 'failure', error }) as const,
      );
    // Of an address that was changed meanwhile nothing is said.
    if (own === checks.current) send(action);
  };
  return { ...state, choice: addressChoice(state), check, send };
}
