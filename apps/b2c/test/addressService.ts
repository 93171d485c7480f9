import type { PostalAddressPort } from '../src/ports/postalAddressPort.ts';

/** A service that knows one street of Brazil, and nothing of other markets. */
export const addressService: PostalAddressPort = {
  find: (postalCode, { market }) =>
    Promise.resolve(
      market === 'br' && postalCode === '06310000'
        ? { city: 'Carapicuíba', state: 'SP', neighborhoods: ['Centro'], street: 'Rua São José' }
        : undefined,
    ),
};
