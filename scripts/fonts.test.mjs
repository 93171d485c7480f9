import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontSubsets, furtherRange } from './lib/fontSubsets.mjs';
import { at } from './lib/paths.mjs';

const themes = at('packages', 'ui', 'src', 'themes');

test('the fonts are those that `npm run fonts` makes', async () => {
  const made = await fontSubsets();
  const kept = readdirSync(`${themes}/fonts`).filter((name) => name.endsWith('.woff2'));
  expect(made.map(({ file }) => file).toSorted()).toEqual(kept.toSorted());
  for (const { file, bytes } of made)
    expect(readFileSync(`${themes}/fonts/${file}`).equals(bytes), file).toBe(true);
});

test('the further files are loaded for the characters that they have', () => {
  expect(readFileSync(`${themes}/furtherFace.ts`, 'utf8')).toContain(`'${furtherRange()}'`);
});
