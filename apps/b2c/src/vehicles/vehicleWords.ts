import type { Localized } from '../messages/localized.ts';

/** The error for a VIN whose check digit does not match. */
export const vinCheckDigit: Localized = {
  us: 'One character of this VIN may be wrong. Check it against your registration.',
  mx: 'Puede haber un carácter equivocado en este NIV. Compáralo con tu tarjeta de circulación.',
  br: 'Pode haver um caractere errado neste chassi. Compare com o documento do veículo.',
};
