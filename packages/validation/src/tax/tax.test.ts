import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { br, mx } from '../../test/markets.ts';
import { cfdi, notaFiscal as nota } from '../testing/taxDocuments.ts';
import { hasRfcCheckDigit } from '../rules/rfc/rfc.ts';
import { taxChoiceName, taxChoices, taxFieldsOf } from './taxChoices.ts';
import { taxDocumentForm } from './taxDocumentForm.ts';
import { formatTaxId, taxIdDoubt, taxIdSent, taxpayerOf } from './taxNumber.ts';

const { regimes = [], uses = [] } = cfdi;
const factura = taxDocumentForm(cfdi, mx);
const notaFiscal = taxDocumentForm(nota, br);

const person = {
  taxId: 'GODE561231GR8',
  legalName: 'Eva González Domínguez',
  taxRegime: '612',
  invoiceUse: 'G03',
  postalCode: '06600',
};
const company = { ...person, taxId: 'SAT970701NN3', legalName: 'Refacciones del Norte', taxRegime: '601' };

const rulesOf = (form: typeof factura, values: object) =>
  form.validate(values).issues.map(({ field, rule }) => `${field}: ${rule}`);

test.each([
  ['GODE561231GR8', true],
  ['gode-561231-gr8', true],
  ['SAT970701NN3', true],
  ['GODE561231GR9', false],
  ['SAT970701NN4', false],
  ['XAXX010101000', false],
])('the RFC %s has its check digit: %s', (value, isRight) => {
  expect(hasRfcCheckDigit(value)).toBe(isRight);
});

describe('[PLUS-058] a factura', () => {
  test.each([
    ['of a person', person, []],
    ['of a company, without its legal form', company, []],
    ['of a company, with it', { ...company, legalName: 'Refacciones del Norte, S.A. de C.V.' }, []],
    [
      'of nobody in particular',
      { ...person, taxId: 'XAXX010101000', taxRegime: '616', invoiceUse: 'S01' },
      [],
    ],
    ['of a foreigner', { ...person, taxId: 'XEXX010101000', taxRegime: '616', invoiceUse: 'S01' }, []],
    [
      'with another regime for nobody in particular',
      { ...person, taxId: 'XAXX010101000', invoiceUse: 'S01' },
      ['taxRegime: taxRegime.invalid'],
    ],
    [
      'with another use for nobody in particular',
      { ...person, taxId: 'XEXX010101000', taxRegime: '616' },
      ['invoiceUse: invoiceUse.invalid'],
    ],
    [
      'with a last character against its rule, as some were issued',
      { ...person, taxId: 'GODE561231GR9' },
      [],
    ],
    ['with a day that no month has', { ...person, taxId: 'GODE561331GR8' }, ['taxId: rfc.invalid']],
    ['with eleven characters', { ...person, taxId: 'GODE561231G' }, ['taxId: rfc.short']],
    [
      "with a company's regime for a person",
      { ...person, taxRegime: '601' },
      ['taxRegime: taxRegime.invalid'],
    ],
    [
      "with a person's regime for a company",
      { ...company, taxRegime: '612' },
      ['taxRegime: taxRegime.invalid'],
    ],
    ['with a regime for both', { ...company, taxRegime: '626' }, []],
    ['with a use that its regime lacks', { ...person, taxRegime: '605' }, ['invoiceUse: invoiceUse.invalid']],
    ['with a deduction of an employee', { ...person, taxRegime: '605', invoiceUse: 'D01' }, []],
    [
      'with a deduction of RESICO',
      { ...person, taxRegime: '626', invoiceUse: 'D01' },
      ['invoiceUse: invoiceUse.invalid'],
    ],
    ['with a use for payments', { ...person, invoiceUse: 'CP01' }, ['invoiceUse: invoiceUse.invalid']],
    ['with a use for payroll', { ...person, invoiceUse: 'CN01' }, ['invoiceUse: invoiceUse.invalid']],
    ['with a sign that parts fields', { ...person, legalName: 'A|B' }, ['legalName: legalName.characters']],
    ['with a name of signs', { ...person, legalName: '.-.' }, ['legalName: legalName.invalid']],
    [
      'with four digits of a postal code',
      { ...person, postalCode: '0660' },
      ['postalCode: postalCode.short'],
    ],
    [
      'of nothing',
      {},
      [
        'taxId: required',
        'legalName: required',
        'taxRegime: required',
        'invoiceUse: required',
        'postalCode: required',
      ],
    ],
  ])('%s', (_case, values, found) => {
    expect(rulesOf(factura, values)).toEqual(found);
  });

  test('has its name in the capital letters of the constancia', () => {
    const { values } = factura.validate({
      ...person,
      taxId: ' gode-561231-gr8 ',
      legalName: ' Peña  y Muñoz ',
    });
    expect(values).toMatchObject({ taxId: 'GODE561231GR8', legalName: 'PEÑA Y MUÑOZ' });
  });
});

test.each([
  ['a slip of the pen', cfdi, 'GODE561231GR9', 'rfc.checksum'],
  ['no right number', cfdi, 'gode-561231-gr8', undefined],
  ['nobody in particular', cfdi, 'XAXX010101000', undefined],
  ['a number that is refused anyway', cfdi, 'GODE561231', undefined],
  ['no number of another kind', nota, '529.982.247-25', undefined],
])('[PLUS-058] asks about %s', (_case, document, value, rule) => {
  expect(taxIdDoubt(document, value)?.rule).toBe(rule);
});

describe('[PLUS-058] a nota fiscal', () => {
  const cnpj = { taxId: '12.ABC.345/01DE-35', legalName: 'Peças Sul Ltda' };

  test.each([
    ['of a CPF asks nothing else', { taxId: '529.982.247-25' }, []],
    ['of a CPF with wrong digits', { taxId: '529.982.247-26' }, ['taxId: cpf.checksum']],
    ['of a CNPJ', { ...cnpj, stateRegistration: '110.042.490.114' }, []],
    ['of an exempt CNPJ', { ...cnpj, stateRegistration: 'iSeNtA' }, []],
    [
      'of a CNPJ without the rest',
      { taxId: cnpj.taxId },
      ['legalName: required', 'stateRegistration: required'],
    ],
    [
      'of a CNPJ with a word',
      { ...cnpj, stateRegistration: 'nenhuma' },
      ['stateRegistration: stateRegistration.invalid'],
    ],
    [
      'of a CNPJ with too few digits',
      { ...cnpj, stateRegistration: '1234567' },
      ['stateRegistration: stateRegistration.short'],
    ],
    ['of a number that is not whole asks for the number', { taxId: '12.ABC' }, ['taxId: cnpj.short']],
  ])('%s', (_case, values, found) => {
    expect(rulesOf(notaFiscal, values)).toEqual(found);
  });

  test('keeps of a CPF nothing that belongs to a company', () => {
    const typed = { taxId: '52998224725', legalName: 'Peças Sul', stateRegistration: '12345678' };
    expect(notaFiscal.validate(typed)).toEqual({ values: { taxId: '529.982.247-25' }, issues: [] });
  });

  test.each([
    ['isento', 'ISENTO'],
    ['ISENTA', 'ISENTO'],
    ['110.042.490.114', '110042490114'],
  ])('writes the state registration %s as %s', (stateRegistration, kept) => {
    expect(notaFiscal.validate({ ...cnpj, stateRegistration }).values).toMatchObject({
      stateRegistration: kept,
    });
  });
});

describe('[PLUS-058] what is offered', () => {
  const codes = (taxpayer: Parameters<typeof taxChoices>[1], regime?: string) => {
    const { taxRegime, invoiceUse } = taxChoices(cfdi, taxpayer, regime);
    return { regimes: taxRegime.map(({ code }) => code), uses: invoiceUse.map(({ code }) => code) };
  };

  test('is everything that a shopper may use, while the number is typed', () => {
    const offered = codes(taxpayerOf(cfdi, 'GODE56123'));
    expect([offered.regimes.length, offered.uses.length]).toEqual([regimes.length, uses.length]);
  });

  test("is a person's or a company's regimes once it is whole", () => {
    expect(codes(taxpayerOf(cfdi, person.taxId)).regimes).not.toContain('601');
    expect(codes(taxpayerOf(cfdi, company.taxId)).regimes).toEqual(
      expect.arrayContaining(['601', '610', '626']),
    );
    expect(codes(taxpayerOf(cfdi, 'XAXX010101000'))).toEqual({ regimes: ['616'], uses: ['S01'] });
  });

  test.each([
    ['601', ['G01', 'G03', 'S01'], ['D01']],
    ['605', ['D01', 'D10', 'S01'], ['G03', 'I01']],
    ['612', ['G03', 'I08', 'D01', 'S01'], []],
    ['616', ['S01'], ['G03', 'D01']],
    ['626', ['G03', 'S01'], ['D01']],
  ])('of the regime %s are the uses of the matrix', (regime, has, hasNot) => {
    const { uses } = codes(undefined, regime);
    expect(uses).toEqual(expect.arrayContaining(has));
    expect(uses.filter((each) => hasNot.includes(each))).toEqual([]);
  });

  test('every choice that is offered is taken', () => {
    for (const base of [person, company, { ...person, taxId: 'XEXX010101000' }]) {
      const taxpayer = taxpayerOf(cfdi, base.taxId);
      for (const { code: taxRegime } of taxChoices(cfdi, taxpayer, undefined).taxRegime)
        for (const { code: invoiceUse } of taxChoices(cfdi, taxpayer, taxRegime).invoiceUse)
          expect(rulesOf(factura, { ...base, taxRegime, invoiceUse })).toEqual([]);
    }
  });

  test('is named as the tax office names it', () => {
    expect(taxChoiceName(cfdi, 'taxRegime', '612')).toBe('Actividades Empresariales');
    expect(taxChoiceName(cfdi, 'invoiceUse', 'G03')).toBe('Gastos en general');
    expect(taxChoiceName(cfdi, 'legalName', 'G03')).toBeUndefined();
  });

  test('asks a company of Brazil more than a person', () => {
    expect(taxFieldsOf(nota, 'person')).toEqual(['taxId']);
    expect(taxFieldsOf(nota, undefined)).toEqual(['taxId', 'legalName', 'stateRegistration']);
  });
});

test('a number that was taken is taken again as it is kept and as it is shown', () => {
  const characters = fc.constantFrom(...'0123456789ABCN&Ñ');
  const numbers = fc.oneof(
    fc.constantFrom('GODE561231GR8', 'SAT970701NN3', '52998224725', '12ABC34501DE35', 'XAXX010101000'),
    fc.string({ unit: characters, minLength: 11, maxLength: 14 }),
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom(cfdi, nota), (value, document) => {
      const taxpayer = taxpayerOf(document, value);
      if (taxpayer === undefined) return;
      expect(taxpayerOf(document, taxIdSent(value))).toBe(taxpayer);
      expect(taxpayerOf(document, formatTaxId(document, value))).toBe(taxpayer);
      expect(taxIdSent(formatTaxId(document, value))).toBe(taxIdSent(value));
    }),
    { numRuns: 2000 },
  );
});

test('a form that took its values takes them again', () => {
  const texts = fc.record({
    taxId: fc.constantFrom('GODE561231GR8', 'SAT970701NN3', 'XAXX010101000', 'x', ''),
    legalName: fc.string({ unit: 'grapheme', maxLength: 40 }),
    taxRegime: fc.constantFrom(...regimes.map(({ code }) => code), ''),
    invoiceUse: fc.constantFrom(...uses.map(({ code }) => code), 'CP01'),
    postalCode: fc.constantFrom('06600', '6600', ''),
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const { values, issues } = factura.validate(typed);
      if (issues.length > 0) return;
      expect(factura.validate(values)).toEqual({ values, issues: [] });
    }),
    { numRuns: 2000 },
  );
});
