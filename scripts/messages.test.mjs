import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';
import { drawnMessages } from './lib/words/drawnMessages.mjs';
import { uiFiles } from './lib/words/uiWords.mjs';
import { validationFiles } from './lib/words/validationWords.mjs';
import { differences, messagesOf } from './lib/words/wordTables.mjs';

test.each([
  ['packages/validation', validationFiles],
  ['packages/ui', uiFiles],
])(
  'the tables of %s are those of its messages: otherwise run npm run messages',
  async (_, filesOf) => {
    const files = await filesOf();
    expect(files.length).toBeGreaterThan(2);
    for (const { path, text } of files)
      expect(existsSync(at(path)) && readFileSync(at(path), 'utf8'), path).toBe(text);
  },
  60_000,
);

test.each([
  ['a missing text', { 'a.b': 'One' }, {}, ['es-MX lacks a.b']],
  ['a text too many', {}, { 'a.b': 'Uno' }, ['es-MX has a.b, which en-US lacks']],
  ['another argument', { a: '{n} left' }, { a: 'Quedan {m}' }, ['es-MX a takes {m}, en-US {n}']],
  [
    'an argument in a choice',
    { a: '{n, plural, one {# at {store}} other {#}}' },
    { a: '{n, plural, one {#} other {#}}' },
    ['es-MX a takes {n}, en-US {n, store}'],
  ],
  ['the same arguments in another order', { a: '{n} of {m}' }, { a: '{m}: {n}' }, []],
])('%s', (_, english, spanish, found) => {
  expect(differences({ 'en-US': english, 'es-MX': spanish })).toEqual(found);
});

/** 'nov.': its own dot and that of the sentence would stand side by side. */
const endsWithDot = (locale) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
    .format(new Date(2026, 10, 25))
    .endsWith('.');
const tables = [
  'packages/ui/messages',
  'packages/storefront/messages',
  'apps/b2c/messages',
  'examples/canada/messages',
]
  .flatMap((folder) => readdirSync(at(folder)).map((file) => `${folder}/${file}`))
  .filter((path) => path.endsWith('.json') && endsWithDot(path.slice(-10, -5)));

test.each(tables)('no date that ends with a dot ends a sentence of %s', (path) => {
  const texts = Object.entries(JSON.parse(readFileSync(at(path), 'utf8')));
  const wrong = texts.filter(([, text]) => /\{(date|day|when|was|until)\}\./.test(text));
  expect(wrong).toEqual([]);
});

const spoiled = (folder, change) => {
  const words = messagesOf(folder);
  return { ...words, 'pt-BR': { ...words['pt-BR'], ...change } };
};

test.each([
  ['reasons.short', 'Informe {least} dígitos.', 'has the argument {least}'],
  ['reasons.range', 'Informe de {min a {max}.', "The word 'reasons.range' cannot be read"],
  ['reasons.spaces', '{max, plural, one {um espaço} other {espaços}}', 'pick by =1 and other'],
  ['rules.required', 'Informe {count}.', 'pt-BR rules.required takes {count}'],
  ['rules.date.invalid', 'Informe uma data, por exemplo {example}.', 'writes {example}, which may be absent'],
])('field errors: %s as %j is refused', async (id, text, message) => {
  await expect(validationFiles(spoiled('packages/validation', { [id]: text }))).rejects.toThrow(message);
});

/** The words of the components with a text changed in every language. */
const changed = (id, text) =>
  Object.fromEntries(
    Object.entries(messagesOf('packages/ui')).map(([locale, texts]) => [locale, { ...texts, [id]: text }]),
  );

test.each([
  ['shelf.itemCounts', 'Items', "There is no 'shelf.itemCounts' in UiStrings"],
  ['shelf.itemCount', '{total} items', "The word 'shelf.itemCount' has the argument {total}"],
  ['fit.fits', 'Fits your {vehicle}', "The word 'fit.fits' writes {vehicle}, which may be absent"],
])('components: %s as %j is refused', async (id, text, message) => {
  await expect(uiFiles(changed(id, text))).rejects.toThrow(message);
});

test('texts to read are drawn by a seed: the same ones again, other ones by another', () => {
  const drawn = (seed) => drawnMessages('es-MX', seed, 200);
  expect(new Set(drawn('one')).size).toBe(200);
  expect(drawn('one')).toEqual(drawn('one'));
  expect(drawn('one')).not.toEqual(drawn('two'));
  expect(drawn('one').slice(0, 20)).toEqual(drawnMessages('es-MX', 'one', 20));
});

test('texts of the interface, of mails and of the stock content are drawn, in every language', () => {
  for (const locale of ['en-US', 'es-MX', 'es-US', 'pt-BR']) {
    const lines = drawnMessages(locale, 'one', 10_000);
    for (const place of ['apps/b2c orderMail.hello: ', 'packages/storefront/content faqs.title: '])
      expect(lines.filter((line) => line.startsWith(place))).toHaveLength(1);
  }
});

test.each(['en-US', 'es-MX', 'pt-BR'])(
  'texts of the catalogue’s data are drawn in %s, words of a search are not',
  (locale) => {
    const lines = drawnMessages(locale, 'one', 10_000);
    for (const place of [
      'trouble-codes.0.means: ',
      `repair-guides/${locale}/battery.title: `,
      `review-texts/${locale}.openers.good.0: `,
    ])
      expect(lines.filter((line) => line.startsWith(`apps/b2c/data ${place}`))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('apps/b2c/data symptoms.'))).toEqual([]);
    const technical =
      /\.(?:gender|drawing|renews): | product\.positionWords\.| desk-answers\S*\.words\.| review-texts\S*\.names\./;
    expect(lines.filter((line) => technical.test(line))).toEqual([]);
  },
);
