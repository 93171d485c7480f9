import type { Address, CheckoutState } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { refusal } from '../../test/stubClient.ts';
import {
  addressQuestion,
  contactBody,
  contactDraft,
  contactKinds,
  contactLines,
  contactNames,
  contactValues,
  sendContact,
  validateContact,
  withAddress,
  type ContactMarket,
} from './contactStep.ts';

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
const contact = { email: 'sam@example.com', firstName: 'Sam', lastName: 'Rivera' };
const typed = { ...contact, street: '12 Main St', city: 'Memphis', zip: '38103' };
const home: Address = {
  firstName: 'Sam',
  lastName: 'Rivera',
  address1: '500 Beale St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38104',
};
const taken = { ...fixture('checkout.setAddress'), validation: 'success' as const, suggestions: [] };
const shipped: CheckoutState = { ...fixture('checkout.state'), containsShipToHomeItem: true };

const fieldsOf = (issues: readonly { readonly field: string }[]) => issues.map(({ field: name }) => name);

describe('what the step asks for', () => {
  test('[PLUS-018] of a pickup is email, names and an optional phone', () => {
    expect(contactNames(market)).toEqual(['email', 'firstName', 'lastName', 'phoneNumber']);
    expect(validateContact(market, false, contact).issues).toEqual([]);
  });

  test('[CART-034] is an address only when something ships', () => {
    expect(fieldsOf(validateContact(market, true, contact).issues)).toEqual(['street', 'city', 'zip']);
  });

  test('[PLUS-050] is nothing more where a saved address is chosen', () => {
    expect(validateContact(market, true, { ...contact, savedAddress: 'work' }).issues).toEqual([]);
    expect(validateContact(market, true, { ...contact, savedAddress: 'other' }).issues).toHaveLength(3);
  });

  test('[VALID-006] is told in the order of the page', () => {
    expect(fieldsOf(validateContact(market, false, {}).issues)).toEqual(['email', 'firstName', 'lastName']);
  });

  test.each([
    [['cpf', 'cnpj'], true, ['fiscalId']],
    [['rfc'], false, []],
  ])('[PLUS-022] is a number such as %o where the law asks one: %s', (kinds, required, asked) => {
    const taxed = { ...market, fiscalId: { kinds, required, example: '' } };
    expect(contactNames(taxed)).toContain('fiscalId');
    expect(fieldsOf(validateContact(taxed, false, contact).issues)).toEqual(asked);
  });
});

describe('what the step starts with', () => {
  const work = { ...home, address1: '9 Union Ave' };
  const addresses = [
    { addressId: 'home', isDefault: true, address: home },
    { addressId: 'work', isDefault: false, address: work },
  ];
  const profile = {
    email: 'ari@example.com',
    firstName: 'Ari',
    lastName: 'Stone',
    phoneNumber: '3125550142',
  };
  const known = (facts: object = {}, estimatedFor: string | null = null) =>
    ({
      contact: null,
      shippingAddress: null,
      cart: { grandOrderPriceInfo: { estimatedFor } },
      ...facts,
    }) as CheckoutState;

  test('[PLUS-050] of a member is the account and the default address', () => {
    expect(contactValues(known(), market, { profile, addresses })).toMatchObject({
      email: 'ari@example.com',
      firstName: 'Ari',
      phoneNumber: '(312) 555-0142',
      savedAddress: 'home',
    });
  });

  test('[PLUS-050][CART-037] is what the order has before what the account has', () => {
    const member = { profile, addresses };
    const chosen = known({ contact: { ...contact, phoneNumber: '', fiscalId: '' }, shippingAddress: work });
    expect(contactValues(chosen, market, member)).toMatchObject({
      email: 'sam@example.com',
      phoneNumber: '(312) 555-0142',
      savedAddress: 'work',
    });
    const elsewhere = known({ shippingAddress: { ...home, address1: '9 Elm St' } });
    expect(contactValues(elsewhere, market, member)).toMatchObject({
      savedAddress: 'other',
      street: '9 Elm St',
    });
  });

  test('[PLUS-050] is the tax number of the account, else of the last order, where the market asks for one', () => {
    const taxed = { ...market, fiscalId: { kinds: ['cpf', 'cnpj'], required: true, example: '' } };
    const last = known({ lastFiscalId: '52998224725' });
    expect(contactValues(last, taxed, { profile, addresses })).toMatchObject({ fiscalId: '529.982.247-25' });
    const invoiced = { ...profile, taxDocument: { taxId: '11222333000181' } };
    expect(contactValues(last, taxed, { profile: invoiced, addresses })).toMatchObject({
      fiscalId: '11.222.333/0001-81',
    });
    const typed = known({ contact: { ...contact, phoneNumber: '', fiscalId: '11144477735' } });
    expect(contactValues(typed, taxed, { profile: invoiced, addresses })).toMatchObject({
      fiscalId: '111.444.777-35',
    });
    expect(contactValues(last, market, { profile: invoiced, addresses })).not.toHaveProperty('fiscalId');
  });

  test('[PLUS-060] is what the postal code of the cart tells, and not the one of its store', () => {
    const cart = { postalCode: '38103', grandOrderPriceInfo: { estimatedFor: '60616' } };
    const place = { postalCode: '38103', city: 'Memphis', state: 'TN', neighborhoods: [] };
    const fields = market.address.fields.map((each) => ({ ...each, filledByPostalCode: true }));
    const filling = { ...market, address: { ...market.address, fields } };
    const values = contactValues(known({ cart }), filling, undefined, place);
    expect(values).toMatchObject({ zip: '38103', city: 'Memphis' });
    const chosen = known({ cart, shippingAddress: { ...home, city: 'Bartlett' } });
    expect(contactValues(chosen, filling, undefined, place)).toMatchObject({ city: 'Bartlett' });
  });

  test('[PLUS-060] is the postal code of the cart', () => {
    expect(contactValues(known({}, '38103'), market)).toMatchObject({ zip: '38103', city: '' });
  });
});

describe('what the step sends', () => {
  test('[CART-036] are five digits of the postal code and the digits of the phone', () => {
    const zip = '38103-1234';
    const phoneNumber = '(619) 555-0142';
    const zips = { ...market.postalCode, formats: ['#####', '#####-####'] };
    const us = { ...market, postalCode: zips };
    const { values } = validateContact(us, true, { ...typed, zip, phoneNumber });
    const body = contactBody(values, us, { isShipped: true, useAsEntered: false });
    expect(body).toMatchObject({ shippingAddress: { postalCode: '38103' }, phoneNumber: '6195550142' });
  });

  test('for a pickup is no address', () => {
    const body = contactBody(contact, market, { isShipped: false, useAsEntered: false });
    expect(body).not.toHaveProperty('shippingAddress');
  });
});

test('[VALID-004] phone, tax number and postal code are put into form', () => {
  expect(contactKinds(market)).toEqual({ phoneNumber: 'phone', fiscalId: 'fiscalId', zip: 'postalCode' });
});

test('a folded step says who gets the order and where', () => {
  const known = { contact: { ...contact, phoneNumber: '', fiscalId: '' }, shippingAddress: home };
  expect(contactLines(known, market)).toEqual([
    'Sam Rivera',
    'sam@example.com',
    '500 Beale St',
    'Memphis, TN 38104',
  ]);
});

describe('[PLUS-050] what is kept while a guest signs in', () => {
  test('is what was typed of the step, and that an address was', () => {
    const kept = contactDraft(market, { ...typed, lastName: '', intent: 'save-contact' });
    expect(kept).toEqual({
      email: 'sam@example.com',
      firstName: 'Sam',
      street: '12 Main St',
      city: 'Memphis',
      zip: '38103',
      savedAddress: 'other',
    });
  });

  test('makes no address of a postal code that came from the cart', () => {
    expect(contactDraft(market, { zip: '38103' })).toEqual({ zip: '38103' });
  });
});

describe('[CART-038] an address', () => {
  test.each([
    ['success', [], undefined],
    ['success', [home], { suggestions: [home], mayUseAsEntered: true }],
    ['editNotFound', [], { suggestions: [], mayUseAsEntered: true }],
    ['notFoundWithoutSuggestion', [home], { suggestions: [], mayUseAsEntered: false }],
    ['notRequired', [], undefined],
  ] as const)('that is %s', (validation, suggestions, question) => {
    expect(addressQuestion({ validation, suggestions: [...suggestions] })).toEqual(question);
  });

  test('that is suggested replaces what it knows of the typed one', () => {
    const known = { ...home, firstName: '' };
    const near = { ...contact, street: '500 Beale St', zip: '38104' };
    expect(withAddress(typed, known, market)).toMatchObject(near);
  });
});

describe('the contact of an order', () => {
  const send = async (form: Record<string, string>, answers: object = {}, useAsEntered = false) => {
    const { client, sent } = answering({
      'checkout.state': shipped,
      'checkout.setAddress': taken,
      'account.addresses': { addresses: [{ addressId: 'home', isDefault: true, address: home }] },
      ...answers,
    });
    const refused = await sendContact(client, market, form, useAsEntered);
    return { refused, ids: sent.map(({ id }) => id), body: sent.at(-1)?.input.body };
  };

  test('[API-069] goes with the address in one call', async () => {
    const { refused, body } = await send(typed);
    expect(refused).toBeUndefined();
    expect(body).toMatchObject({
      ...contact,
      shippingAddress: { address1: '12 Main St', postalCode: '38103' },
    });
  });

  test('is not sent while a field is wrong', async () => {
    const { refused, ids } = await send({ ...typed, email: 'sam@' });
    expect(refused?.issues?.map((issue) => issue.field)).toEqual(['email']);
    expect(ids).toEqual(['checkout.state']);
  });

  test('[PLUS-050] takes a saved address as its owner keeps it', async () => {
    const { refused, body } = await send({ ...contact, savedAddress: 'home' });
    expect(refused).toBeUndefined();
    expect(body).toMatchObject({ shippingAddress: home, useAsEntered: true });
  });

  test('[CART-041] is kept for the next order where the form says so, and a saved one is kept already', async () => {
    const kept = { ...typed, saveAddress: 'true' };
    expect((await send(kept)).body).toMatchObject({ saveToProfile: true });
    for (const form of [typed, { ...kept, savedAddress: 'home' }])
      expect((await send(form)).body).not.toHaveProperty('saveToProfile');
  });

  test('[PLUS-050] asks for an address whose saved one was removed meanwhile', async () => {
    const { refused } = await send({ ...contact, savedAddress: 'gone' });
    expect(refused).toMatchObject({ values: { savedAddress: 'other' }, manualForm: true });
    expect(refused?.issues?.map((issue) => issue.field)).toEqual(['street', 'city', 'zip']);
  });

  test('[CART-038] is asked about an address that is not known, once', async () => {
    const answers = { 'checkout.setAddress': { ...taken, validation: 'editNotFound', suggestions: [home] } };
    const { refused } = await send(typed, answers);
    expect(refused).toEqual({ values: typed, addressChoice: { suggestions: [home], mayUseAsEntered: true } });
    expect((await send(typed, answers, true)).refused).toBeUndefined();
  });

  test('[CART-039] whose saved address is refused is given back in the fields, with code and message', async () => {
    const answers = {
      'checkout.setAddress': refusal(422, '5001', 'Address not found', 'error_address_not_found'),
    };
    const { refused } = await send({ ...contact, street: 'half typed', savedAddress: 'home' }, answers);
    expect(refused).toMatchObject({
      manualForm: true,
      values: { ...contact, street: '500 Beale St', city: 'Memphis', zip: '38104', savedAddress: 'other' },
      error: { errorCode: '5001', errorMessageKey: 'error_address_not_found', message: 'Address not found' },
    });
  });

  test('[CART-039] keeps the choice of a saved address where that is not what is wrong', async () => {
    const answers = { 'checkout.setAddress': refusal(422, '422', 'Busy', 'error_rate') };
    const { refused } = await send({ ...contact, savedAddress: 'home' }, answers);
    expect(refused).toMatchObject({ values: { savedAddress: 'home' } });
    expect(refused).not.toHaveProperty('manualForm');
  });

  test('gives back all that was typed with a refusal', async () => {
    const { refused } = await send(typed, { 'checkout.setAddress': refusal(422, '422', 'No such place') });
    expect(refused).toMatchObject({ values: typed, error: { message: 'No such place' } });
  });
});
