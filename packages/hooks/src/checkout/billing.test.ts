import type { SavedAddress } from '@driveline/api/contract';
import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { refusal } from '../../test/stubClient.ts';
import { billingValues, sendBilling, validateBilling } from './billing.ts';
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

describe('[CART-038] a billing address that is typed', () => {
  const typed = { savedAddress: 'other', firstName: 'Ana', lastName: 'Lopez', street: '1 Main Stret' };
  const form = { ...typed, city: 'Memphis', zip: '38103', state: 'TN' };
  const fields = [...market.address.fields, field('state')];
  const wire = { ...market.address.wire, state: [{ field: 'state' }] };
  const inState = { ...market, address: { fields, wire } };
  const state = (billingAddress: object | null) => ({ ...fixture('checkout.state'), billingAddress });
  const sends = async (input: Record<string, string>, known: object | null, answer: object) => {
    const { client, sent } = answering({
      'checkout.state': state(known) as never,
      'account.verifyAddress': answer as never,
      'checkout.changeAddress': fixture('checkout.changeAddress'),
    });
    const refused = await sendBilling(client, inState, input);
    return { refused, calls: sent.map(({ id }) => id) };
  };
  const asking = { status: 'editNotFound', suggestions: [{ ...home, address1: '1 Main Street' }] };

  test('is asked about where it is not known so, and may be used as it is', async () => {
    const { refused, calls } = await sends(form, null, asking);
    expect(refused).toEqual({ addressChoice: { suggestions: asking.suggestions, mayUseAsEntered: true } });
    expect(calls).not.toContain('checkout.changeAddress');
    const meant = await sends({ ...form, useAsEntered: 'true' }, null, asking);
    expect([meant.refused, meant.calls.at(-1)]).toEqual([undefined, 'checkout.changeAddress']);
  });

  test('may be used where no place is known', async () => {
    const { refused } = await sends(form, null, { status: 'notFoundWithoutSuggestion', suggestions: [] });
    expect(refused).toEqual({ addressChoice: { suggestions: [], mayUseAsEntered: true } });
  });

  test('is not asked about again once the order has it, nor where the check fails', async () => {
    const own = { ...home, address1: '1 Main Stret' };
    expect((await sends(form, own, asking)).calls.at(-1)).toBe('checkout.changeAddress');
    const { calls } = await sends(form, null, refusal(429, '429', 'Later'));
    expect(calls.at(-1)).toBe('checkout.changeAddress');
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
