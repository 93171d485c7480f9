import { br } from '@driveline/markets/br';
import { mx } from '@driveline/markets/mx';
import { us } from '@driveline/markets/us';
import type { PaymentMethod } from '@driveline/markets';
import type { PaymentMethodId } from '@driveline/validation';
import { expect, test } from 'vitest';

/** The compiler asks for every id of the vocabulary, and for none besides. */
const kinds: Readonly<Record<PaymentMethodId, PaymentMethod['kind']>> = {
  visa: 'card',
  master: 'card',
  amex: 'card',
  discover: 'card',
  carnet: 'card',
  elo: 'card',
  hipercard: 'card',
  paypal: 'wallet',
  applePay: 'wallet',
  googlePay: 'wallet',
  giftCard: 'giftcard',
  merchandiseCard: 'giftcard',
  loyaltyCard: 'giftcard',
  oxxo: 'voucher',
  boleto: 'voucher',
  spei: 'instant',
  pix: 'instant',
};

test('the markets know the ways to pay of the vocabulary, and no others', () => {
  const methods = [us, mx, br].flatMap(({ payments }) => payments.methods);
  expect(Object.fromEntries(methods.map(({ id, kind }) => [id, kind]))).toEqual(kinds);
});
