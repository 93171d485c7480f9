import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { br, mx, us } from '@driveline/markets';
import { enUS, issueText, issueWordIds } from '@driveline/validation/messages';
import { describe, expect, test } from 'vitest';
import { linesOf, shippedWords, textOf, type MessageId, type OwnWords } from './index.ts';
import { issueMessagesOf } from './issueMessages.ts';
import { argumentsOf, withWords } from './ownWords.ts';

const packageRoot = join(import.meta.dirname, '../..');
const english = shippedWords['en-US']!;
const ids = Object.keys(english) as MessageId[];
/** What a language may take for its grammar: Spanish says 'a la 1:00' by the hour, English does not ask for it. */
const ofGrammar = ['hour'];

describe.each(Object.entries(shippedWords))('%s', (locale, words) => {
  test('has every message, and no other', () => {
    expect(Object.keys(words)).toEqual(ids);
  });

  test('every message parses, takes the values of its English form, and has as many lines', () => {
    for (const id of ids) {
      const meant = (text: string) => argumentsOf(text, locale).filter((name) => !ofGrammar.includes(name));
      expect(meant(words[id]), id).toEqual(meant(english[id]));
      expect(linesOf(words[id]).length, id).toBe(linesOf(english[id]).length);
      expect(words[id].trim(), id).toBe(words[id]);
    }
  });
});

const folders = ['apps/b2c/{src,seed}', 'packages/api/src'];
const sources = globSync(
  folders.map((folder) => `../../${folder}/**/*.ts`),
  { cwd: packageRoot, exclude: (file) => file.endsWith('.test.ts') },
)
  .map((file) => readFileSync(join(packageRoot, file), 'utf8'))
  .join('\n');

test('every message is one that somebody asks for', () => {
  const named = new Set([...sources.matchAll(/['`]([\w.-]+)['`]|\b(\w+):/g)].map((it) => it[1] ?? it[2]));
  // `orderMail.news.${topic}.subject`
  const patterns = [...sources.matchAll(/`((?:[\w.-]*\$\{\w+(?:\[[^\]]*\])?[^}`]*\}[\w.-]*)+)`/g)].map(
    ([, name = '']) => name,
  );
  const madeUp = patterns
    .filter((name) => /^[a-zA-Z]+\./.test(name))
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  expect(ids.filter((id) => !named.has(id) && !madeUp.some((pattern) => pattern.test(id)))).toEqual([]);
});

test('a plural of a language follows its rules', () => {
  const words = {
    'es-MX': { input_quantity: '{limit, plural, one {# pieza} other {# piezas}} como máximo' },
  };
  const [market = mx] = withWords([mx], words);
  expect([1, 5].map((limit) => textOf(market)('input_quantity', { limit }))).toEqual([
    '1 pieza como máximo',
    '5 piezas como máximo',
  ]);
});

/** A text for each error of a field. */
const issues = Object.fromEntries(issueWordIds(enUS).map((id) => [`validation.${id}`, id]));

describe('words of a shop', () => {
  const own = { 'es-MX': { error_cart_empty: 'Aún no hay nada aquí.' } } as const;

  test('replace those of its locale, and stay with a copy of the market', () => {
    const [north = us, south = mx] = withWords([us, mx], own);
    expect(textOf({ ...south })('error_cart_empty')).toBe('Aún no hay nada aquí.');
    expect(textOf(south)('error_internal')).toBe(shippedWords['es-MX']!.error_internal);
    expect(textOf(north)('error_cart_empty')).toBe(english.error_cart_empty);
  });

  test.each([
    ['an id that no message has', { 'es-MX': { error_kart: 'x' } }, /'error_kart' is the id of no message/],
    ['an error that no rule raises', { 'es-MX': { 'validation.rules.zip': 'x' } }, /is the id of no message/],
    ['a locale that no market speaks', { 'fr-CA': { error_cart_empty: 'x' } }, /no market .* speaks fr-CA/],
    [
      'a value that is not given',
      { 'es-MX': { error_cart_empty: '{count}' } },
      /has \{count\}.* It gives none/,
    ],
    [
      'a date that comes as text',
      { 'es-MX': { 'orderMail.refundBy': 'Antes del {date, date, long}' } },
      /words, es-MX: 'orderMail.refundBy' formats \{date\}, which the server gives as text/,
    ],
    [
      'an amount that comes as text, inside a choice',
      { 'es-MX': { promo_applied: '{title, select, x {{amount, number}} other {}}' } },
      /'promo_applied' formats \{amount\}/,
    ],
    ['what does not parse', { 'es-MX': { error_cart_empty: '{' } }, /./],
  ])('%s is refused by name', (_, words, fault) => {
    expect(() => withWords([us, mx], words as OwnWords)).toThrow(fault);
  });

  test.each(['{n} meses', '{n, number} meses', '{n, plural, one {# mes} other {# meses}}'])(
    'a number is written in any kind: %s',
    (warranty) => {
      const [south = mx] = withWords([mx], { 'es-MX': { 'product.warranty': warranty } });
      expect(textOf(south)('product.warranty', { n: 12 })).toBe('12 meses');
    },
  );

  test('say what is wrong with a field too', () => {
    const [spoken = us] = withWords([us], {
      'en-US': {
        'validation.subjects.postalCode.name': 'Postal code',
        'validation.reasons.checksum': 'Your {name} has a wrong {unit, select, digit {digit} other {sign}}.',
        'validation.rules.expiry.invalid': 'Month and year{example, select, none {} other {: {example}}}.',
        'validation.empty.zipCode': 'Where to?',
      },
    });
    const said = (rule: 'postalCode.checksum' | 'expiry.invalid' | 'required', params = {}, field = '') =>
      issueText({ rule, params, field }, issueMessagesOf(spoken));
    expect([said('postalCode.checksum'), said('expiry.invalid')]).toEqual([
      'Your Postal code has a wrong digit.',
      'Month and year.',
    ]);
    expect(said('expiry.invalid', { example: '12/40' })).toBe('Month and year: 12/40.');
    expect([said('required', {}, 'zipCode'), said('required', {}, 'city')]).toEqual([
      'Where to?',
      'required',
    ]);
  });

  test('a language that does not ship is given whole', () => {
    const quebec = { ...us, code: 'ca', locale: 'fr-CA', language: 'fr' };
    expect(() => withWords([us, quebec])).toThrow(
      /fr-CA does not ship, and \d+ of its messages are missing: error_input_invalid, /,
    );
    expect(() => withWords([us, quebec], { 'fr-CA': english })).toThrow(
      /\d+ of its messages are missing: validation\.subjects\.firstName\.name, /,
    );
    const whole = { ...english, ...issues };
    expect(() => withWords([us, quebec], { 'fr-CA': whole })).not.toThrow();
    const spoken = {
      ...us,
      otherLocales: [
        { prefix: 'fr', locale: 'fr-CA', language: 'fr', dir: 'ltr' as const, hreflang: 'fr-CA' },
      ],
    };
    expect(() => withWords([spoken])).toThrow(/fr-CA does not ship/);
    expect(() => withWords([spoken], { 'fr-CA': whole })).not.toThrow();
  });
});

test('another region of a language reads its words, and data come as near as they can', () => {
  expect(textOf({ locale: 'pt-PT' })('error_cart_empty')).toBe(textOf(br)('error_cart_empty'));
});
