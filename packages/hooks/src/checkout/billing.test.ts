import type { SavedAddress } from '@driveline/api/contract';
import { describe, expect, test } from 'vitest';
import { billingValues, validateBilling } from './billing.ts';
import { cardChoice } from './cardsToPay.ts';
import type { ContactMarket } from './contactStep.ts';

const field = (name: string, kind: 'text' | 'postalCode' = 'text') =>
  ({ name, kind, required: true, maxLength: 60 }) as const;
const market: ContactMarket = {
  phone: { formats: ['(###) ###-####'], example: '', countryCode: '1' },
  countries: [{ code: 'US' }],
  states: [],
  postalCode: { formats: ['#####'], digitsSent: 5, example: '92110' },
  address: {
    fields: [field('street'), field('city'), field('zip', 'postalCode')],
    wire: {
      address1: [{ field: 'street' }],
      address2: [],
      city: [{ field: 'city' }],
      state: [],
      zipCode: [{ field: 'zip' }],
    },
  },
};

const contact = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Lopez',
  phoneNumber: '',
  fiscalId: '',
};
const place = { address1: '1 Main St', city: 'Memphis', state: 'TN', postalCode: '38103' };
const home = { firstName: 'Ana', lastName: 'Lopez', ...place };
const book: SavedAddress[] = [{ addressId: 'home', isDefault: true, address: home }];

describe('[CART-037] the billing address', () => {
  test('is that of the delivery until the order has another', () => {
    expect(billingValues({ billingAddress: null, contact }, market, [])).toEqual({
      firstName: 'Ana',
      lastName: 'Lopez',
      savedAddress: 'same',
    });
  });

  test('of the order is shown again, as one of the saved ones where it is one', () => {
    const own = { ...home, firstName: 'Eva' };
    const values = billingValues({ billingAddress: own, contact }, market, book);
    expect(values).toMatchObject({ savedAddress: 'home', firstName: 'Eva', street: '1 Main St' });
    const other = { ...own, address1: '2 Main St' };
    expect(billingValues({ billingAddress: other, contact }, market, book)['savedAddress']).toBe('other');
  });

  test('that is typed holds by the rules of the market', () => {
    const { issues } = validateBilling(market, { savedAddress: 'other' });
    const required = ['firstName', 'lastName', 'street', 'city', 'zip'];
    expect(issues.map(({ field }) => field)).toEqual(required);
    expect(validateBilling(market, { savedAddress: 'same' }).issues).toEqual([]);
    expect(validateBilling(market, { savedAddress: 'home' }).issues).toEqual([]);
  });
});

describe('[PLUS-050] the card of a form', () => {
  test.each([
    [{}, {}],
    [{ saveCard: 'true' }, { saveCard: true }],
    [{ cardId: 'other', saveCard: 'true' }, { saveCard: true }],
    [{ cardId: 'c1', saveCard: 'true' }, { cardId: 'c1' }],
  ])('%o is %o', (typed, choice) => {
    expect(cardChoice(typed)).toEqual(choice);
  });
});
