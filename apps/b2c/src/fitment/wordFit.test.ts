import { br, marketByCode, markets, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { questionOf, questions } from './questions.ts';
import { wordAnswer, wordFit, wordQualifier } from './wordFit.ts';

test('[PLUS-003] every question has text, help and options in every market', () => {
  for (const market of markets) {
    for (const id of Object.keys(questions)) {
      const values = Object.keys(questionOf(id)?.options ?? { 296: '', 320: '' });
      const { question } = wordFit(market, {
        state: 'NEEDS_MORE_INFO',
        reasons: [],
        question: { id, options: values },
      });
      expect(question?.text.length, `${id} in ${market.code}`).toBeGreaterThan(8);
      expect(question?.help?.length, `${id} in ${market.code}`).toBeGreaterThan(8);
      expect(new Set(question?.options.map(({ label }) => label)).size).toBe(values.length + 1);
    }
  }
});

test('[PLUS-002] reasons are worded in the language of the market', () => {
  const verdict = {
    state: 'FITS' as const,
    reasons: [
      { key: 'year', value: '2018', source: 'vehicle' as const, ok: true },
      { key: 'model', value: 'Honda Civic', source: 'vehicle' as const, ok: true },
      { key: 'engine', value: '2.0L', source: 'vin' as const, ok: true },
      { key: 'towing', value: 'yes', source: 'shopper' as const, ok: true },
    ],
    position: 'frontLeft',
  };
  expect(wordFit(mx, verdict).reasons.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Año: 2018',
    'Vehículo: Honda Civic',
    'Motor: 2.0L',
    'Paquete de remolque: Con paquete de remolque',
  ]);
  expect(wordFit(br, verdict).position).toBe('Dianteiro esquerdo');
  expect(wordFit(us, verdict).position).toBe('Front left');
});

test('[PLUS-002] what a part needs instead is worded as the value is', () => {
  const needed = (key: string, value: string, options: string[]) => {
    const reason = { key, value, source: 'vehicle' as const, ok: false, needed: options };
    return wordFit(mx, { state: 'DOES_NOT_FIT', reasons: [reason] }).reasons[0];
  };
  expect(needed('year', '2018', ['2010', '2012–2015'])).toMatchObject({
    value: '2018',
    needed: '2010 o 2012–2015',
  });
  expect(needed('rotor-diameter', '320', ['296'])).toMatchObject({ value: '320 mm', needed: '296 mm' });
  expect(needed('engine', '2.0L', [])).not.toHaveProperty('needed');
});

test('a verdict says what there is to say, and no more', () => {
  expect(wordFit(us, { state: 'NO_VEHICLE', reasons: [] })).toStrictEqual({
    state: 'NO_VEHICLE',
    reasons: [],
  });
  const full = { state: 'FITS' as const, reasons: [], quantityNeeded: 2, position: 'front' };
  expect(wordFit(us, full, 'Honda Civic')).toEqual({
    state: 'FITS',
    reasons: [],
    quantityNeeded: 2,
    position: 'Front',
    vehicleName: 'Honda Civic',
  });
});

test('a reason that fits every vehicle, and one that no catalogue of questions knows', () => {
  const reason = (key: string, value: string) =>
    wordFit(br, { state: 'FITS', reasons: [{ key, value, source: 'catalog', ok: true }] }).reasons[0];
  expect(reason('universal', '')).toEqual({
    label: 'Compatibilidade',
    value: 'Universal',
    source: 'catalog',
    ok: true,
  });
  expect(reason('wheelbase', '119 in')).toEqual({
    label: 'wheelbase',
    value: '119 in',
    source: 'catalog',
    ok: true,
  });
});

test('[PLUS-003] an unknown question stands by its id, and offers not to know', () => {
  const question = { id: 'wheelbase', options: ['119', '126'] };
  const asked = wordFit(us, { state: 'NEEDS_MORE_INFO', reasons: [], question }).question;
  expect(asked).toEqual({
    id: 'wheelbase',
    text: 'wheelbase',
    options: [
      { value: '119', label: '119' },
      { value: '126', label: '126' },
      { value: 'unknown', label: 'I don’t know' },
    ],
  });
});

test.each([
  ['us', 'rotor-diameter', '296', '11.7 in (296 mm)'],
  ['mx', 'rotor-diameter', '296', '296 mm'],
  ['mx', 'drive', '4wd', '4x4 o AWD'],
  ['mx', 'drive', 'unknown', 'No lo sé'],
  ['us', 'drive', '6wd', '6wd'],
  ['us', 'brake-package', '282/260', 'Front 11.1 in (282 mm), rear 10.2 in (260 mm)'],
  ['mx', 'brake-package', '275/drum229', 'Disco delantero 275 mm, tambor trasero 229 mm'],
  ['br', 'brake-package', '275/drum229', 'Disco dianteiro 275 mm, tambor traseiro 229 mm'],
  ['us', 'wheelbase', '119', '119'],
])('[PLUS-014] %s words %s %s', (market, id, value, words) => {
  expect(wordAnswer(marketByCode(market), id, value)).toBe(words);
});

test('[PLUS-014] a condition of the compatibility table', () => {
  expect(wordQualifier(us, 'rotor-diameter', '296')).toBe('Rotor diameter: 11.7 in (296 mm)');
  expect(wordQualifier(us, 'wheelbase', '119')).toBe('wheelbase: 119');
});
