import type { FitVerdict } from '@driveline/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionVehicle } from '../ports/session.ts';
import { auditCart, type AuditLine } from './auditCart.ts';

const vehicle = (name: string) =>
  ({ map: { catalogVehicleId: name, vehicleName: name } }) as unknown as SessionVehicle;
const civic = vehicle('Civic');
const versa = vehicle('Versa');

const fits = (quantityNeeded: number, position?: string): FitVerdict => ({
  state: 'FITS',
  reasons: [],
  quantityNeeded,
  ...(position && { position }),
});

const line = (change: Partial<AuditLine> = {}): AuditLine => ({
  id: 'a',
  sku: '1',
  path: '/parts/brakes/brake-rotors',
  quantity: 2,
  vehicle: civic,
  fit: fits(2, 'Front'),
  ...change,
});

const found = (...lines: AuditLine[]) =>
  auditCart(lines).map(({ kind, commerceItemId, quantity }) => [kind, commerceItemId, quantity]);

describe('[PLUS-005] the audit of a cart', () => {
  test.each<[string, AuditLine[], unknown[]]>([
    ['nothing in it', [], []],
    ['as many as the vehicle takes', [line()], []],
    ['one of two rotors', [line({ quantity: 1 })], [['tooFew', 'a', 2]]],
    [
      'one of two of each maker, together enough',
      [line({ quantity: 1 }), line({ id: 'b', sku: '2', quantity: 1 })],
      [],
    ],
    ['front and rear', [line(), line({ id: 'b', sku: '2', fit: fits(2, 'Rear') })], []],
    ['front twice', [line(), line({ id: 'b', sku: '2' })], [['sameSideTwice', 'b', 0]]],
    ['four for a place of two', [line({ quantity: 4 })], [['sameSideTwice', 'a', 2]]],
    ['the left one twice', [line({ fit: fits(1, 'Front left') })], [['sameSideTwice', 'a', 1]]],
    ['a spare filter', [line({ quantity: 3, fit: fits(1) })], []],
    ['five of eight plugs', [line({ quantity: 5, fit: fits(8) })], [['tooFew', 'a', 8]]],
    ['a part for every vehicle', [line({ quantity: 1, fit: { state: 'UNIVERSAL', reasons: [] } })], []],
    ['no vehicle', [line({ quantity: 1, vehicle: null })], []],
    [
      'one that does not fit',
      [line({ quantity: 1, fit: { ...fits(2, 'Front'), state: 'DOES_NOT_FIT' } })],
      [],
    ],
    [
      'one for another vehicle',
      [line(), line({ id: 'b', path: '/pads' }), line({ id: 'c', vehicle: versa })],
      [['otherVehicle', 'c', 0]],
    ],
  ])('%s', (_, lines, findings) => {
    expect(found(...lines)).toEqual(findings);
  });

  test('the vehicle that most of the cart is for comes first, wherever its lines stand', () => {
    const others = [line({ id: 'b', path: '/pads' }), line({ id: 'c', path: '/discs' })];
    expect(found(line({ vehicle: versa }), ...others)).toEqual([['otherVehicle', 'a', 0]]);
  });

  test('a part that is counted without a need is needed once', () => {
    const { quantityNeeded: _none, ...fit } = fits(1, 'Front');
    expect(found(line({ quantity: 1, fit }))).toEqual([]);
    expect(found(line({ quantity: 1, fit: fits(0, 'Front') }))).toEqual([]);
    expect(found(line({ quantity: 2, fit }))).toEqual([['sameSideTwice', 'a', 1]]);
  });

  test('a finding names the place and the need', () => {
    expect(auditCart([line({ quantity: 3 })])).toEqual([
      { kind: 'sameSideTwice', commerceItemId: 'a', needed: 2, quantity: 2, position: 'Front' },
    ]);
    expect(auditCart([line({ quantity: 1 })])).toEqual([
      { kind: 'tooFew', commerceItemId: 'a', needed: 2, quantity: 2 },
    ]);
  });

  test('the vehicles of a mixed cart are named', () => {
    const [finding] = auditCart([line(), line({ id: 'b', vehicle: versa })]);
    expect(finding).toMatchObject({ vehicleName: 'Versa', otherVehicleName: 'Civic' });
  });

  test('what it proposes for a count leaves nothing to find', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99 }), (needed, quantity) => {
        const one = line({ quantity, fit: fits(needed, 'Front') });
        const [finding] = auditCart([one]);
        const mended = finding ? { ...one, quantity: finding.quantity } : one;
        expect(auditCart(mended.quantity > 0 ? [mended] : [])).toEqual([]);
      }),
    );
  });
});
