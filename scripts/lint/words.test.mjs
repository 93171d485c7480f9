import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { messagesOf } from '../lib/words/wordTables.mjs';

// Finds a second name for a thing of docs/words.md, and phrases that no text has, in what a shopper reads.

const LOCALES = {
  ...{ 'en-US': 'en-US', 'en-CA': 'en-CA', 'es-MX': 'es-MX', 'es-US': 'es-US', 'pt-BR': 'pt-BR' },
  ...{ us: 'en-US', mx: 'es-MX', br: 'pt-BR' },
};

/** Texts by id, of locale files and of tables with a member for each locale. */
const FILES = [
  'packages/{storefront,ui,validation}/messages/*.json',
  'packages/storefront/content/**/*.json',
  'packages/markets/src/**/*.ts',
  'apps/b2c/messages/*.json',
  'apps/b2c/data/**/*.json',
  'examples/canada/{messages,content}/*.json',
];

/** What shoppers type, under whatever name. */
const TYPED = new Set(['synonyms', 'symptoms', 'words']);

/** What the specification says word for word, by the text. */
const WORD_FOR_WORD = new Set(['Invalid Id. Please try again.', 'Invalid Rewards ID']);

/** @returns {Record<string, Set<string>>} by language or one region's, what docs/words.md refuses */
function refusedNames(doc) {
  const found = {};
  const cells = doc.split('\n').flatMap((line) => {
    if (line.startsWith('- ')) return [line.slice(2)];
    return line.startsWith('|') ? line.split('|').at(-2).split(';') : [];
  });
  for (const cell of cells) {
    const [, language, names] = /^\s*((?:en|es|pt)(?:-[A-Z]{2})?): (.+)$/.exec(cell) ?? [];
    for (const name of names?.split(',') ?? []) (found[language] ??= new Set()).add(name.trim());
  }
  return found;
}

/** A name at the borders of words, whatever its case. */
const pattern = (names) => new RegExp(`(?<![\\p{L}\\d-])(?:${[...names].join('|')})(?![\\p{L}\\d-])`, 'giu');

/** A message without the keys of its choices, which are the server's: `CANCELLED {Canceled}`. */
const withoutKeys = (text) => text.replace(/(?<=[,}] )[\w-]+(?= \{)/g, '');

const isAddress = (text) => /^(\/|https?:|mailto:)/.test(text);

/** @returns {string[]} `place: name in 'text'` of each refused name */
function faultsIn(texts, refused) {
  const ofLocale = (locale) =>
    pattern(new Set([locale.split('-')[0], locale].flatMap((key) => [...(refused[key] ?? [])])));
  const patterns = Object.fromEntries(Object.values(LOCALES).map((locale) => [locale, ofLocale(locale)]));
  return texts
    .filter(({ locale, text }) => locale && !isAddress(text) && !WORD_FOR_WORD.has(text))
    .flatMap(({ place, locale, text }) =>
      (withoutKeys(text).match(patterns[locale]) ?? []).map((name) => `${place}: ${name} in '${text}'`),
    );
}

function jsonTexts(value, locale, place) {
  if (typeof value === 'string') return [{ place, locale, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    TYPED.has(key) ? [] : jsonTexts(inner, LOCALES[key] ?? locale, `${place} ${key}`),
  );
}

const isPart = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** Texts of a module: those of a locale's file, and those below a member that is named after a locale or its market. */
function moduleTexts(source, name, ofFile) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node, locale) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (locale && isPart(node)) found.push({ place: name, locale, text: node.text });
    const own =
      ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name) && LOCALES[node.name.text];
    ts.forEachChild(node, (child) => {
      if (child !== node.name) visit(child, own || locale);
    });
  };
  visit(file, ofFile);
  return found;
}

function textsOf(name, source) {
  const [locale] = /(?:en-US|en-CA|es-MX|es-US|pt-BR)(?=[/.])/.exec(name) ?? [];
  return name.endsWith('.json')
    ? jsonTexts(JSON.parse(source), LOCALES[locale], name)
    : moduleTexts(source, name, LOCALES[locale]);
}

const refused = refusedNames(readFileSync(at('docs', 'words.md'), 'utf8'));
const files = globSync(FILES, { cwd: at('.') }).filter((file) => !/\.test\.|node_modules/.test(file));

/** What the United States read in Spanish without a text of their own: Mexico's. */
const inherited = ['packages/storefront', 'packages/ui', 'packages/validation', 'apps/b2c'].flatMap(
  (folder) => jsonTexts(messagesOf(folder)['es-US'], 'es-US', folder),
);

test('a thing has one name in each language, and no text has what docs/words.md refuses', () => {
  const texts = [...files.flatMap((file) => textsOf(file, readFileSync(at(file), 'utf8'))), ...inherited];
  for (const locale of ['en-US', 'es-MX', 'es-US', 'pt-BR'])
    expect(texts.filter((text) => text.locale === locale).length).toBeGreaterThan(1000);
  expect(faultsIn(texts, refused)).toEqual([]);
});

test.each([
  ['a second name', 'packages/storefront/messages/es-MX.json', '{"a.b": "Tu Cochera"}', ['Cochera']],
  ['a name of another language', 'packages/storefront/messages/en-US.json', '{"a.b": "Cochera"}', []],
  [
    'what only Mexico says',
    'packages/ui/messages/es-US.json',
    '{"a.b": "Millaje", "a.c": "Kilometraje"}',
    ['Kilometraje'],
  ],
  ['what Mexico says itself', 'packages/ui/messages/es-MX.json', '{"a.c": "Kilometraje"}', []],
  ['an example’s text', 'examples/canada/messages/en-CA.json', '{"a.b": "Log in"}', ['Log in']],
  [
    'an old phrase',
    'packages/ui/messages/pt-BR.json',
    '{"a.b": "Linha que cumpre pelo menor preço"}',
    ['cumpre pelo menor'],
  ],
  ['a key', 'apps/b2c/messages/es-MX.json', '{"a.b": "{it, select, cochera {Garaje} other {}}"}', []],
  ['a name before a value', 'apps/b2c/messages/es-MX.json', '{"a.b": "Tu cochera {name}"}', ['cochera']],
  ['a part of a word', 'packages/storefront/messages/es-MX.json', '{"a.b": "ordenar"}', []],
  ['a name in the data', 'apps/b2c/data/x.json', '{"names": {"es-MX": "Escobillas"}}', ['Escobillas']],
  ['what shoppers type', 'apps/b2c/data/x.json', '{"synonyms": {"es-MX": ["escobillas"]}}', []],
  ['an address', 'packages/storefront/content/en-US/x.json', '{"href": "/login"}', []],
  ['a locale’s module', 'packages/markets/src/pt-BR.ts', 'const a = `${x} do seu carro`;', ['seu carro']],
  [
    'a member of a locale',
    'packages/markets/src/x.ts',
    "const a = { 'en-US': { b: ['whoever'] } };",
    ['whoever'],
  ],
  [
    'a member of a market',
    'packages/markets/src/x.ts',
    "const a = { mx: 'en tu sucursal' };",
    ['tu sucursal'],
  ],
])('%s', (_, name, source, names) => {
  const found = faultsIn(textsOf(name, source), refused);
  expect(found.map((fault) => /: ([^:]+) in '/.exec(fault)[1])).toEqual(names);
});
