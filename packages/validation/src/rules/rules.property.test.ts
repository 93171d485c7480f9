import fc from 'fast-check';
import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { cfdi, notaFiscal } from '../testing/taxDocuments.ts';
import type { Issue } from '../issue.ts';
import * as v from '../index.ts';

type Rule = (value: string) => Issue | object | string | boolean | undefined;

const plates = { formats: ['AAA#A##', 'AAA-####'], examples: ['ABC1D23', 'ABC-1234'] };

/** Every rule and formatter that takes a shopper's text. */
const rules: Readonly<Record<string, Rule>> = {
  required: (value) => v.required(value, 'x'),
  firstName: v.firstName,
  lastName: v.lastName,
  city: v.city,
  cityAmong: (value) => v.cityAmong(value, undefined),
  nameOnCard: v.nameOnCard,
  email: v.email,
  phone: (value) => v.phone(value, br),
  postalCode: (value) => v.postalCode(value, us, us.countries[1]),
  streetAddress: (value) => v.streetAddress(value),
  state: (value) => v.state(value, us),
  cardNumber: (value) => v.cardNumber(value, mx.payments),
  securityCode: (value) => v.securityCode(value, 'visa'),
  expiry: (value) => v.expiry(value),
  oneTimeCode: v.oneTimeCode,
  vin: v.vin,
  vinCheckDigit: v.vinCheckDigit,
  serialNumber: v.serialNumber,
  quantity: (value) => v.quantity(value),
  searchText: (value) => v.searchText(value, us),
  cpf: v.cpf,
  cnpj: v.cnpj,
  rfc: v.rfc,
  fiscalId: (value) => v.fiscalId(value, br.fiscalId),
  rewardsLookup: (value) => v.rewardsLookup(value, us),
  giftCardNumber: v.giftCardNumber,
  giftCardPin: v.giftCardPin,
  password: (value) => v.password(value, { email: 'ada@example.com' }),
  username: v.username,
  licensePlate: v.licensePlate,
  vehiclePlate: (value) => v.vehiclePlate(value, plates),
  plateSent: v.plateSent,
  orderNumber: v.orderNumber,
  calendarDate: (value) => v.calendarDate(value, { to: '2026-05-31' }),
  cost: v.cost,
  wholeNumber: (value) => v.wholeNumber(value, 'mileage', { min: 0, max: 9 }),
  cardVendor: (value) => v.cardVendor(value),
  cleanSearchText: (value) => v.cleanSearchText(value, us.search),
  formatPhone: (value) => v.formatPhone(value, us),
  formatPostalCode: (value) => v.formatPostalCode(value, br),
  formatCardNumber: v.formatCardNumber,
  formatExpiry: v.formatExpiry,
  formatCpfCnpj: v.formatCpfCnpj,
  formatVin: v.formatVin,
  formatRfc: v.formatRfc,
  orderNumberSent: v.orderNumberSent,
  phoneDigits: (value) => v.phoneDigits(value, us.phone),
  isEmail: v.isEmail,
  isCalendarDate: v.isCalendarDate,
  hasLuhnDigit: v.hasLuhnDigit,
  vendorName: v.vendorName,
  taxIdSent: v.taxIdSent,
  taxIdDoubt: (value) => v.taxIdDoubt(cfdi, value),
  rewardsLookupQuery: (value) => v.rewardsLookupQuery(value, br),
};

/** Exports that take no text of a shopper, or make what does. */
const others =
  /Form$|^(neededForRewards|OTHER_CHOICE|correctedStreet|formResolver|defineForm|issue|normalizer|fieldNormalizer|keepCaret|errorWhenLeft|cardNumberLength|securityCodeLength|postalCharacters|addressCountry|toOrderLookup|(from|to)WireAddress|(PASSWORD|GIFT)_\w+|OTHER_AMOUNT|QUANTITY_MAX|BARCODE_QUIET_MODULES|barcodeOf|ACTIVITY_DAYS|giftAmountMinor|shipmentTypes|order(Statuses|Types|State|Progress)|returnsState|shownStatuses|isCounterAhead|paymentMethods|tax(Choices|ChoiceName|FieldsOf|payerOf)|formatTaxId|formatState|clockName|dayIn|TAX_ID_ASKED|comparePath|MOST_COMPARED|citiesOf|REVIEW_LENGTHS)$/;

test('every rule and formatter is in the list', () => {
  const missing = Object.keys(v).filter((name) => !(name in rules) && !others.test(name));
  expect(missing).toEqual([]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 -./()+@#&,ABCabcñ'), maxLength: 60 }),
);

test.each(Object.entries(rules))('%s never throws and answers an issue of its shape', (_name, rule) => {
  fc.assert(
    fc.property(text, (value) => {
      const found = rule(value);
      if (typeof found !== 'object' || !('rule' in found)) return;
      expect(found.rule).not.toBe('');
      expect(found.field).not.toBe('');
    }),
    { numRuns: 10_000 },
  );
});

/** Every form, by the market that has most to say about it. */
const forms: Readonly<Record<string, v.Form>> = {
  address: v.addressForm(us),
  addressMx: v.addressForm(mx),
  addressBr: v.addressForm(br),
  contact: v.contactForm(br, ['firstName', 'lastName', 'email', 'phoneNumber', 'fiscalId', 'message']),
  account: v.accountForm(us, [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'postalCode',
    'username',
    'password',
  ]),
  signIn: v.signInForm(),
  oneTimeCode: v.oneTimeCodeForm(),
  forgotPassword: v.forgotPasswordForm(),
  newPassword: v.newPasswordForm(),
  rewardsLookUp: v.rewardsLookUpForm(us),
  rewardsId: v.rewardsIdForm(),
  rewardsQuestions: v.rewardsQuestionsForm(['oneTimeCode', 'lastName', 'phoneLastFour', 'postalCode']),
  rewardsProfile: v.rewardsProfileForm(mx),
  giftCard: v.giftCardForm(),
  giftCardPurchase: v.giftCardPurchaseForm({
    minMinor: 10_00,
    maxMinor: 500_00,
    minorDigits: 2,
    from: '2026-05-31',
    to: '2026-08-29',
  }),
  cardPayment: v.cardPaymentForm(mx),
  factura: v.taxDocumentForm(cfdi, mx),
  notaFiscal: v.taxDocumentForm(notaFiscal, br),
  vin: v.vinForm(),
  plate: v.plateForm(plates),
  vehicle: v.vehicleForm({ ...us, today: '2026-05-31' }),
  warranty: v.warrantyForm(),
  serviceItem: v.serviceItemForm({ today: '2026-05-31' }),
  trackOrder: v.trackOrderForm(us),
  place: v.placeForm(us),
  storeSearch: v.storeSearchForm(us),
  search: v.searchForm(us),
};

test.each(Object.entries(forms))('the %s form never throws, whatever it is handed', (_name, form) => {
  const values = fc.dictionary(
    fc.constantFrom(...form.fields, '__proto__', 'other'),
    fc.oneof(text, fc.anything()),
  );
  fc.assert(
    fc.property(fc.oneof(values, fc.anything()), (input) => {
      const { values: kept, issues } = form.validate(input);
      expect(Object.keys(kept).every((name) => form.fields.includes(name))).toBe(true);
      expect(issues.every(({ field }) => form.fields.includes(field))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

// Shapes that make a backtracking expression explode: a long run, then a character that spoils it.
const hostile = ['a', '1', ' ', '-', '.', '@', 'a@', 'a.', '1-', "a'", '#', '%', '\u0301'].map(
  (unit) => `${unit.repeat(50_000 / unit.length)}!`,
);

test.each(Object.entries(rules))(
  '%s is done with hostile input',
  (_name, rule) => {
    expect(() => hostile.forEach(rule)).not.toThrow();
  },
  // A quadratic rule would need many minutes for these 650,000 characters, on any machine.
  120_000,
);
