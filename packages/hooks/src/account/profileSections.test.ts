import type { TestAnswers } from '@driveline/api/testing';
import type { Values } from '@driveline/validation';
import { cfdi } from '@driveline/validation/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { profile } from '../../test/fixtures.ts';
import { profileSectionForm, saveProfileSection, type SavedSection } from './profileSections.ts';

const market = {
  countries: [{ code: 'US' }],
  states: [{ code: 'TN' }],
  phone: { formats: ['(###) ###-####'], example: '(901) 555-0134', countryCode: '1' },
  postalCode: { formats: ['#####'], digitsSent: 5, example: '92110' },
  address: {
    fields: [
      { name: 'street', required: true, kind: 'text', maxLength: 276 },
      { name: 'zipCode', required: true, kind: 'postalCode', maxLength: 10 },
      { name: 'city', required: true, kind: 'text', maxLength: 30 },
      { name: 'state', required: true, kind: 'state', maxLength: 3 },
    ],
    wire: {
      address1: [{ field: 'street' }],
      address2: [],
      city: [{ field: 'city' }],
      state: [{ field: 'state' }],
      zipCode: [{ field: 'zipCode' }],
    },
  },
} as const;

/** Sends a section that its form lets through. @returns the calls that came of it, and what is suggested */
async function save(section: SavedSection, typed: Values, answers: TestAnswers) {
  const { client, sent } = answering(answers);
  const { values, issues } = profileSectionForm(section, market).validate(typed);
  expect(issues).toEqual([]);
  const suggested = await saveProfileSection(section, { client, market, typed, values });
  return { suggested, calls: sent.map(({ id, input: { body } }) => [id, body]) };
}

const currentPassword = 'drive the long way';
const password = 'seven quiet gearboxes';

test.each<[SavedSection, Values, object]>([
  [
    'contact',
    { firstName: ' Ana ', lastName: 'Lopez', postalCode: '' },
    { firstName: 'Ana', lastName: 'Lopez' },
  ],
  ['email', { email: 'ana@example.com', currentPassword }, { email: 'ana@example.com', currentPassword }],
  [
    'phone',
    { phoneNumber: '9015550142', currentPassword },
    { phoneNumber: '(901) 555-0142', currentPassword },
  ],
  [
    'password',
    { password, passwordRepeat: password, currentPassword },
    { newPassword: password, currentPassword },
  ],
])('[ACCT-041] %s is saved alone', async (section, typed, body) => {
  const { calls, suggested } = await save(section, typed, { 'account.update': profile() });
  expect(calls).toEqual([['account.update', body]]);
  expect(suggested).toBeUndefined();
});

test('[PLUS-058] tax data are saved by the rules of the market, and by none where it has none', async () => {
  const taxDocument = {
    taxId: 'SAT970701NN3',
    legalName: 'REFACCIONES',
    taxRegime: '601',
    invoiceUse: 'G03',
    postalCode: '06600',
  };
  const rules = profileSectionForm('tax', { ...market, taxDocument: cfdi });
  const { values, issues } = rules.validate(taxDocument);
  expect(issues).toEqual([]);
  const { client, sent } = answering({ 'account.update': profile() });
  await saveProfileSection('tax', { client, market, typed: taxDocument, values });
  expect(sent.map(({ input: { body } }) => body)).toEqual([{ taxDocument }]);
  // A slip of the pen is asked about once.
  const doubtful = { ...taxDocument, taxId: 'SAT970701NN4' };
  expect(rules.validate(doubtful).issues).toMatchObject([{ field: 'taxId', rule: 'rfc.checksum' }]);
  expect(rules.validate({ ...doubtful, taxIdAsked: 'SAT970701NN4' }).issues).toEqual([]);
  expect(profileSectionForm('tax', market).validate({})).toEqual({ values: {}, issues: [] });
});

test('[ACCT-042] offers that are not ticked are declined', async () => {
  const wanted = {
    receivePromoAndSpecialEvents: true,
    receivePromoPrint: '0',
    receiveTextMessage: false,
  } as const;
  const { calls } = await save('preferences', { promo: 'true' }, { 'account.preferences': wanted });
  expect(calls).toEqual([['account.preferences', wanted]]);
});

describe('[CART-038][API-060] an address', () => {
  const typed = {
    firstName: 'Ana',
    lastName: 'Lopez',
    phoneNumber: '9015550142',
    street: '1 Main St',
    zipCode: '38103',
    city: 'Memphis',
    state: 'TN',
  };
  const book = { addresses: [] };

  test('that is known is added, or takes the place of the one that it changes', async () => {
    const answers: TestAnswers = {
      'account.verifyAddress': { status: 'success', suggestions: [] },
      'account.addAddress': book,
      'account.changeAddress': book,
    };
    const added = await save('address', { ...typed, isDefault: 'true' }, answers);
    expect(added.calls).toMatchObject([
      ['account.verifyAddress', { city: 'Memphis' }],
      ['account.addAddress', { address: { address1: '1 Main St' }, isDefault: true }],
    ]);
    const changed = await save('address', { ...typed, addressId: 'a1' }, answers);
    expect(changed.calls[1]).toMatchObject(['account.changeAddress', { isDefault: false }]);
  });

  test.each([
    ['editNotFound', 1],
    ['notFoundWithoutSuggestion', 0],
  ] as const)('that is %s is not saved, and %i are suggested', async (status, count) => {
    const suggestions = [
      {
        firstName: 'Ana',
        lastName: 'Lopez',
        address1: '1 Main St',
        city: 'Memphis',
        state: 'TN',
        postalCode: '38103',
      },
    ];
    const { calls, suggested } = await save('address', typed, {
      'account.verifyAddress': { status, suggestions },
    });
    expect(calls.map(([id]) => id)).toEqual(['account.verifyAddress']);
    expect(suggested).toHaveLength(count);
  });

  test('is saved as typed where the shopper says so', async () => {
    const { calls } = await save(
      'address',
      { ...typed, useAsEntered: 'true' },
      { 'account.addAddress': book },
    );
    expect(calls.map(([id]) => id)).toEqual(['account.addAddress']);
  });
});
