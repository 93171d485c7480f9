import { describe, expect, test } from 'vitest';
import { br, canada, mx } from '../../test/markets.ts';
import { businessInvoice, cfdi, notaFiscal as nota } from '../testing/taxDocuments.ts';
import { taxChoiceName, taxChoices } from './taxChoices.ts';
import { taxDocumentForm } from './taxDocumentForm.ts';
import { formatTaxId, taxIdDoubt, taxIdSent, taxpayerOf } from './taxNumber.ts';

const factura = taxDocumentForm(cfdi, mx);
const notaFiscal = taxDocumentForm(nota, br);
const person = {
  taxId: 'GODE561231GR8',
  legalName: 'Eva González Domínguez',
  taxRegime: '612',
  invoiceUse: 'G03',
  postalCode: '06600',
};

const rulesOf = (form: typeof factura, values: object) =>
  form.validate(values).issues.map(({ field, rule }) => `${field}: ${rule}`);

describe('[PLUS-058] a document of a market from outside', () => {
  const invoice = taxDocumentForm(businessInvoice, canada);
  const legalName = 'Garage du Nord';

  test.each([
    ['with its number as it is written', { taxId: '12345 6782', legalName }, []],
    ['with its bare number', { taxId: '123456782', legalName }, []],
    ['with a wrong check digit', { taxId: '123456789', legalName }, ['taxId: taxId.checksum']],
    ['with too few digits', { taxId: '1234', legalName }, ['taxId: taxId.short']],
    ['with a letter', { taxId: '12345678X', legalName }, ['taxId: taxId.characters']],
    ['without anything', {}, ['taxId: required', 'legalName: required']],
  ])('%s', (_case, values, found) => {
    expect(rulesOf(invoice, values)).toEqual(found);
  });

  test('is of a company, and its number is kept without signs and shown with them', () => {
    expect(taxpayerOf(businessInvoice, '123456782')).toBe('company');
    expect(taxIdSent('12345 6782')).toBe('123456782');
    expect(formatTaxId(businessInvoice, '123456782')).toBe('12345 6782');
    expect(taxChoices(businessInvoice, 'company', undefined)).toEqual({ taxRegime: [], invoiceUse: [] });
  });

  test('tells numbers apart by what they may become', () => {
    const person = { of: 'person', formats: ['AAAAAA##A##A###A'], example: 'RSSMRA85T10A562S' } as const;
    const both: typeof businessInvoice = {
      ...businessInvoice,
      numbers: [...businessInvoice.numbers, person],
    };
    expect(taxpayerOf(both, 'rssmra85t10a562s')).toBe('person');
    expect(taxpayerOf(both, '123456782')).toBe('company');
    expect(rulesOf(taxDocumentForm(both, canada), { taxId: 'RSSMRA', legalName })).toEqual([
      'taxId: taxId.short',
    ]);
    expect(rulesOf(taxDocumentForm(both, canada), { taxId: 'RSSMRA85T10A5629', legalName })).toEqual([
      'taxId: taxId.characters',
    ]);
  });
});

describe('what an error names', () => {
  const issuesOf = (form: typeof factura, values: object) => form.validate(values).issues;

  test.each([
    [
      'a name with a bar',
      factura,
      { ...person, legalName: 'Eva|Mora' },
      'legalName.characters',
      { character: '|' },
    ],
    ['a name without a letter', factura, { ...person, legalName: '--' }, 'legalName.invalid', {}],
    ['a regime on no list', factura, { ...person, taxRegime: '999' }, 'taxRegime.invalid', {}],
    [
      'a word for a registration',
      notaFiscal,
      { taxId: '12.ABC.345/01DE-35', legalName: 'Peças Sul', stateRegistration: '11x' },
      'stateRegistration.invalid',
      { character: 'x', example: '110.042.490.114' },
    ],
    [
      'a wrong check digit',
      taxDocumentForm(businessInvoice, canada),
      { taxId: '123456789', legalName: 'Garage du Nord' },
      'taxId.checksum',
      { example: '12345 6782' },
    ],
  ])('%s', (_case, form, values, rule, params) => {
    const field = rule.split('.')[0];
    expect(issuesOf(form, values)).toEqual([{ rule, params, field }]);
  });

  test('an empty field is named by itself, whatever its number is called', () => {
    expect(issuesOf(factura, { ...person, taxId: '  ' })[0]).toEqual({
      rule: 'required',
      params: {},
      field: 'taxId',
    });
    expect(issuesOf(factura, { ...person, legalName: '' })).toEqual([
      { rule: 'required', params: {}, field: 'legalName' },
    ]);
  });

  test('a doubt gives a right number', () => {
    expect(taxIdDoubt(cfdi, 'GODE561231GR9')).toEqual({
      rule: 'rfc.checksum',
      params: { example: 'GODE561231GR8' },
      field: 'taxId',
    });
  });

  test('a code on no list has no name, and one of a document without lists neither', () => {
    expect(taxChoiceName(cfdi, 'taxRegime', '999')).toBeUndefined();
    expect(taxChoiceName(businessInvoice, 'taxRegime', '612')).toBeUndefined();
  });

  test('of several numbers the one that grows out of what is typed is asked for', () => {
    const long = { of: 'person', formats: ['##-AA', '##-AA-#'], example: '12-AB-3' } as const;
    const both: typeof businessInvoice = { ...businessInvoice, numbers: [long, ...businessInvoice.numbers] };
    expect(['12AB', '12-ab-3', '12345 6782'].map((value) => taxpayerOf(both, value))).toEqual([
      'person',
      'person',
      'company',
    ]);
    // Too long for either: the first says how long it may be.
    expect(
      issuesOf(taxDocumentForm(both, canada), { taxId: '12AB34567890', legalName: 'Nord' })[0],
    ).toMatchObject({
      rule: 'taxId.long',
      params: { example: '12-AB-3' },
    });
  });

  test('white space of a name counts once', () => {
    const { values } = taxDocumentForm(businessInvoice, canada).validate({
      taxId: '123456782',
      legalName: '  Garage   du Nord ',
    });
    expect(values).toMatchObject({ legalName: 'Garage du Nord' });
  });
});
