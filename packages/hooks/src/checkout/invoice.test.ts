import type { CheckoutState } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { businessInvoice, cfdi, notaFiscal } from '@driveline/validation/testing';
import { describe, expect, test } from 'vitest';
import { taxDocumentValues, taxRows, type TaxMarket } from '../account/taxData.ts';
import { invoiceFields, invoiceRules, invoiceStart, WANTS_INVOICE } from './invoice.ts';
import { readOrderForm } from './orderForm.ts';

const postalCode = { formats: ['#####'], digitsSent: 5, example: '06600' };
const mx = { postalCode, taxDocument: cfdi };
const br = { postalCode, taxDocument: notaFiscal };
const factura = {
  taxId: 'GODE561231GR8',
  legalName: 'EVA GONZÁLEZ',
  taxRegime: '612',
  invoiceUse: 'G03',
  postalCode: '06600',
};
const wanted = { [WANTS_INVOICE]: 'true' };
const { contact, cart } = fixture('checkout.state');
const guest = { contact: null, cart };
const fieldsOf = (market: TaxMarket, typed: Record<string, string>) =>
  invoiceRules(market)
    .validate(typed)
    .issues.map(({ field }) => field);

/** What the server reads of a form that was sent. */
function sent(
  market: TaxMarket,
  start: Record<string, string>,
  typed: Record<string, string>,
  state: Pick<CheckoutState, 'contact'> = guest,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...invoiceFields(market, start, state), ...typed }))
    form.set(name, value);
  const { body, invoice } = readOrderForm(form, market);
  return { taxDocument: body.taxDocument, issues: invoice.issues.map(({ field }) => field) };
}

describe('[PLUS-058] the invoice of an order', () => {
  test('is asked for by its box, and then in full', () => {
    expect(fieldsOf(mx, {})).toEqual([]);
    expect(fieldsOf(mx, wanted)).toEqual(['taxId', 'legalName', 'taxRegime', 'invoiceUse', 'postalCode']);
    expect(fieldsOf(br, { ...wanted, taxId: '529.982.247-25' })).toEqual([]);
  });

  test('is asked for by what was filled in where no script runs', () => {
    expect(sent(mx, {}, factura)).toEqual({ taxDocument: factura, issues: [] });
    expect(sent(mx, {}, { taxId: factura.taxId }).issues).toHaveLength(4);
  });

  test('is not asked for by what the page filled in itself', () => {
    const start = { taxId: '529.982.247-25' };
    expect(sent(br, start, start)).toEqual({ taxDocument: undefined, issues: [] });
    expect(sent(br, start, { ...start, ...wanted }).taxDocument).toEqual({ taxId: '529.982.247-25' });
    expect(sent(br, start, { taxId: '11.222.333/0001-81' }).issues).toEqual([
      'legalName',
      'stateRegistration',
    ]);
  });

  test('asks about an RFC that breaks its own rule, and takes it when it is sent again', () => {
    const typed = { ...factura, taxId: 'GODE561231GR9' };
    expect(sent(mx, {}, typed).issues).toEqual(['taxId']);
    expect(sent(mx, {}, { ...typed, taxIdAsked: 'GODE561231GR8' }).issues).toEqual(['taxId']);
    expect(sent(mx, {}, { ...typed, taxIdAsked: 'gode561231-gr9' })).toEqual({
      taxDocument: typed,
      issues: [],
    });
    // What cannot be one is refused, asked or not.
    const short = { ...typed, taxId: 'GODE561231', taxIdAsked: 'GODE561231' };
    expect(sent(mx, {}, short).issues).toEqual(['taxId']);
  });

  test('is of the number of the contact, unless another is typed', () => {
    const known = { ...guest, contact: { ...contact!, fiscalId: '52998224725' } };
    const start = invoiceStart(known, br, undefined);
    expect(start).toEqual({ taxId: '529.982.247-25' });
    expect(sent(br, start, { ...wanted, taxId: '' }, known).taxDocument).toEqual(start);
    expect(sent(br, start, wanted, known).taxDocument).toEqual(start);
    const other = { taxId: '390.533.447-05' };
    expect(sent(br, start, { ...wanted, ...other }, known).taxDocument).toEqual(other);
    expect(sent(br, {}, { ...wanted, taxId: '' }).issues).toEqual(['taxId']);
  });

  test.each(['x', 'null', '[]'])('takes no harm from %j where the page’s own note was', (invoiceShown) => {
    expect(fieldsOf(mx, { invoiceShown, taxId: 'x' })).toContain('taxId');
  });

  test('is that of a market from outside', () => {
    const own = { postalCode, taxDocument: businessInvoice };
    const typed = { taxId: '12345 6782', legalName: 'Garage du Nord' };
    expect(sent(own, {}, typed)).toEqual({ taxDocument: typed, issues: [] });
    expect(sent(own, {}, { ...typed, taxId: '12345 6789' }).issues).toEqual(['taxId']);
    expect(taxDocumentValues(own, { taxId: '123456782' })).toEqual({ taxId: '12345 6782' });
  });

  test('is nothing in a market without one', () => {
    const us = { postalCode };
    expect(invoiceFields(us, {}, guest)).toBeUndefined();
    expect(invoiceRules(us).validate({ ...wanted, ...factura })).toEqual({ values: {}, issues: [] });
    expect(taxDocumentValues(us, factura)).toEqual({});
  });

  test('begins with what the last try to buy this cart was sent with, over a way to the bank and back', () => {
    const { commerceId } = cart;
    const other = { ...factura, invoiceUse: 'S01' };
    expect(invoiceStart(guest, mx, factura, { commerceId, taxDocument: other })).toEqual({
      ...other,
      ...wanted,
    });
    expect(invoiceStart(guest, mx, undefined, { commerceId, taxDocument: other })).toEqual({
      ...other,
      ...wanted,
    });
    // That it was not wanted counts as well.
    expect(invoiceStart(guest, mx, factura, { commerceId })).toEqual(factura);
    expect(invoiceStart(guest, mx, undefined, { commerceId: 'another', taxDocument: other })).toEqual({});
    expect(invoiceStart(guest, { postalCode }, undefined, { commerceId, taxDocument: other })).toEqual({});
  });

  test('comes back with its box from a refusal, where no script opens the box', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...invoiceFields(mx, {}, guest), ...factura }))
      form.set(name, value);
    expect(readOrderForm(form, mx).invoice.values).toMatchObject({ ...factura, ...wanted });
    expect(readOrderForm(new FormData(), mx).invoice.values).toEqual({});
  });

  test('begins with what the account keeps, and else with the number of the contact', () => {
    expect(invoiceStart(guest, mx, factura)).toEqual({ ...factura, ...wanted });
    const known = { ...guest, contact: { ...contact!, fiscalId: '52998224725' } };
    expect(invoiceStart(known, br, undefined)).toEqual({ taxId: '529.982.247-25' });
    expect(invoiceStart(guest, br, undefined)).toEqual({});
  });
});

test('[PLUS-058] tax data that are kept are read with the names of their codes', () => {
  const names = ['taxId', 'legalName', 'taxRegime', 'invoiceUse', 'postalCode', 'stateRegistration'] as const;
  const labels = Object.fromEntries(names.map((name) => [name, name])) as Record<
    (typeof names)[number],
    string
  >;
  expect(taxRows(cfdi, factura, labels)).toEqual([
    { term: 'taxId', value: 'GODE561231GR8' },
    { term: 'legalName', value: 'EVA GONZÁLEZ' },
    { term: 'taxRegime', value: '612 Actividades Empresariales' },
    { term: 'invoiceUse', value: 'G03 Gastos en general' },
    { term: 'postalCode', value: '06600' },
  ]);
});
