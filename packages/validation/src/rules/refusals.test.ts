import { describe, expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import * as v from '../index.ts';

const now = new Date(2026, 10, 30);
const plates = { formats: ['AAA#A##', 'AAA-####'], examples: ['ABC1D23', 'ABC-1234'] };
const mileage = (value: string) => v.wholeNumber(value, 'mileage', { min: 10, max: 99 });

/** Every rule with a right value, and the field that it names. */
const rules: readonly (readonly [
  field: string,
  rule: (value: string) => v.Issue | undefined,
  right: string,
])[] = [
  ['nameOnCard', v.nameOnCard, 'ANN CRUZ'],
  ['email', v.email, 'ann@example.com'],
  ['phone', (value) => v.phone(value, us), '(901) 555-0134'],
  ['postalCode', (value) => v.postalCode(value, us), '38103'],
  ['streetAddress', (value) => v.streetAddress(value), '12 Main St'],
  ['state', (value) => v.state(value, us), 'TN'],
  ['cardNumber', (value) => v.cardNumber(value), '4111111111111111'],
  ['expiry', (value) => v.expiry(value, { now }), '11/26'],
  ['securityCode', (value) => v.securityCode(value), '123'],
  ['oneTimeCode', v.oneTimeCode, '123456'],
  ['vin', v.vin, '1M8GDM9AXKP042788'],
  ['serialNumber', v.serialNumber, 'SN20264471'],
  ['quantity', (value) => v.quantity(value), '1'],
  ['mileage', mileage, '10'],
  ['cpf', v.cpf, '529.982.247-25'],
  ['cnpj', v.cnpj, '12.ABC.345/01DE-35'],
  ['rfc', v.rfc, 'GODE561231GR8'],
  ['fiscalId', (value) => v.fiscalId(value, br.fiscalId), '529.982.247-25'],
  ['rewardsLookup', (value) => v.rewardsLookup(value, us), '38103'],
  ['giftCardNumber', v.giftCardNumber, '6000 0000 0000 0001'],
  ['giftCardPin', v.giftCardPin, '1234'],
  ['orderNumber', v.orderNumber, 'US-MEMBER-01'],
  ['username', v.username, 'ada'],
  ['licensePlate', v.licensePlate, 'ABC-1234'],
  ['licensePlate', (value) => v.vehiclePlate(value, plates), 'ABC-1234'],
  ['date', (value) => v.calendarDate(value), '2026-05-31'],
  ['cost', v.cost, '40.50'],
];

describe.each(rules)('%s', (field, rule, right) => {
  test('[VALID-005] is required, and spaces are nothing', () => {
    const missing = { rule: 'required', field, params: {} };
    expect([rule(''), rule('  ')]).toEqual([missing, missing]);
  });

  test('is right with spaces around it', () => {
    expect([rule(right), rule(` ${right} `)]).toEqual([undefined, undefined]);
  });
});

test('[VALID-005] a password of spaces is judged, not missing', () => {
  expect(v.password('')).toEqual({ rule: 'required', field: 'password', params: {} });
  expect(v.password(' '.repeat(7))?.rule).toBe('password.short');
});

const cpf = { example: '529.982.247-25' };
const cnpj = { example: '12.ABC.345/01DE-35' };
const rfc = { example: 'GODE561231GR8' };
const vin = { example: '1M8GDM9AXKP042788' };
const serial = { example: 'SN20264471' };
const phone = { example: '(901) 555-0134' };
const giftCard = { example: '6000 0000 0000 0001', digits: 16, mostDigits: 16 };
const pin = { example: '1234', digits: 4, mostDigits: 8 };
const code = { example: '123456', digits: 6, mostDigits: 6 };

test.each([
  [v.nameOnCard('Ann 4'), 'nameOnCard.invalid', {}],
  [v.email('ann'), 'email.invalid', { example: 'name@example.com' }],
  [v.phone('901555ABCD', us), 'phone.characters', { character: 'A', ...phone }],
  [v.phone('901555013', us), 'phone.short', { missing: 1, digits: 10, mostDigits: 10, ...phone }],
  [v.phone('(901)5550134', us), 'phone.invalid', phone],
  [v.postalCode('3810O', us), 'postalCode.characters', { character: 'O', example: '92110' }],
  [v.postalCode('381-03', us), 'postalCode.invalid', { example: '92110' }],
  [v.postalCode('38103', us, us.countries[1]), 'postalCode.prefix', { prefixes: '006, 007, 009' }],
  [v.state('XX', us), 'state.invalid', {}],
  [v.cardNumber('4111'), 'cardNumber.invalid', {}],
  [v.expiry('13/27', { now }), 'expiry.invalid', { example: '08/28' }],
  [v.expiry('13/27', { now: new Date(2007, 0) }), 'expiry.invalid', { example: '08/09' }],
  [v.expiry('10/26', { now }), 'expiry.past', {}],
  [v.securityCode('12'), 'securityCode.invalid', { digits: 3 }],
  [v.oneTimeCode('12345a'), 'oneTimeCode.invalid', { example: '123456' }],
  [v.oneTimeCode('12345'), 'oneTimeCode.short', { missing: 1, ...code }],
  [v.vin('1M8-GDM9AXK'), 'vin.characters', { character: '-', ...vin }],
  [v.vin('1M8GDM9AXKP04278O'), 'vin.characters', { character: 'O', ...vin }],
  [v.vin('1M8GDM9AXK'), 'vin.short', { missing: 1, digits: 11, mostDigits: 17, ...vin }],
  [v.serialNumber('SN-0264471'), 'serialNumber.characters', { character: '-', ...serial }],
  [v.serialNumber('SN2026447'), 'serialNumber.short', { missing: 1, digits: 10, mostDigits: 17, ...serial }],
  [v.quantity('0'), 'quantity.range', { min: 1, max: 99 }],
  [mileage('9'), 'mileage.range', { min: 10, max: 99 }],
  [v.cpf('529.982.24A-25'), 'cpf.characters', { character: 'A', ...cpf }],
  [v.cpf('529.982.247'), 'cpf.short', { missing: 2, digits: 11, mostDigits: 11, ...cpf }],
  [v.cpf('529.982.247-26'), 'cpf.checksum', cpf],
  [v.cnpj('12.ÁBC.345/01DE-35'), 'cnpj.characters', { character: 'Á', ...cnpj }],
  [v.cnpj('12.ABC.345/01DE'), 'cnpj.short', { missing: 2, digits: 14, mostDigits: 14, ...cnpj }],
  [v.cnpj('12.ABC.345/01DE-36'), 'cnpj.checksum', cnpj],
  [v.rfc('GODE561231GR*'), 'rfc.characters', { character: '*', ...rfc }],
  [v.rfc('GODE561231G'), 'rfc.short', { missing: 1, digits: 12, mostDigits: 13, ...rfc }],
  [v.rfc('GODE561331GR8'), 'rfc.invalid', rfc],
  [v.rewardsLookup('ann', us), 'rewardsLookup.invalid', {}],
  [v.giftCardNumber('600'), 'giftCardNumber.short', { missing: 13, ...giftCard }],
  [v.giftCardNumber('60A'), 'giftCardNumber.invalid', { example: giftCard.example }],
  [v.giftCardPin('123'), 'giftCardPin.short', { missing: 1, ...pin }],
  [v.orderNumber('#1'), 'orderNumber.invalid', {}],
  [v.username('ad'), 'username.invalid', { example: 'ada.driver' }],
  [v.vehiclePlate('ABC12', plates), 'licensePlate.invalid', { example: 'ABC1D23, ABC-1234' }],
  [v.licensePlate('A*1'), 'licensePlate.characters', { character: '*' }],
  [v.calendarDate('31/05/2026'), 'date.invalid', { example: '2026-05-31' }],
  [v.calendarDate('2026-06-01', { to: '2026-05-31' }), 'date.future', { to: '2026-05-31' }],
  [v.calendarDate('2026-05-30', { from: '2026-05-31' }), 'date.past', { from: '2026-05-31' }],
  [v.cost('x'), 'cost.invalid', { example: '40.50' }],
  [v.password('a1b2c3d'), 'password.short', { missing: 1, min: 8 }],
  [v.password('x'.repeat(201)), 'password.long', { max: 200 }],
  [v.password('aaaaaaaa'), 'password.invalid', {}],
  [v.searchText('?!', us), 'searchText.missing', {}],
] as const)('%# a refusal has the figures that its sentence needs: %j', (found, rule, params) => {
  expect(found).toEqual({ rule, field: rule.split('.')[0], params });
});

test('a tax number is refused in its own field, whichever number it is', () => {
  expect(v.fiscalId('529.982.247-26', br.fiscalId)).toEqual({
    rule: 'cpf.checksum',
    field: 'fiscalId',
    params: cpf,
  });
  expect(v.fiscalId('GODE561331GR8', mx.fiscalId)?.field).toBe('fiscalId');
});
