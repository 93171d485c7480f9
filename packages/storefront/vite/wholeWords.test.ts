import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wholeWords } from './wholeWords.ts';

test('a further region of a language says some things otherwise, and the rest as the language does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'en-US': { zip: 'ZIP code', cart: 'Cart' },
    'es-MX': { zip: 'Código postal', cart: 'Carrito' },
    'es-US': { zip: 'Código ZIP' },
  };
  for (const [locale, words] of Object.entries(files))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(words));
  expect(wholeWords(folder)).toEqual({
    ...files,
    'es-US': { zip: 'Código ZIP', cart: 'Carrito' },
  });
});
