import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  describedForReaders,
  withoutRequirements,
} from '../apps/storybook/playground/withoutRequirements.ts';
import { at } from './lib/paths.mjs';
import { REQUIREMENT } from './lib/storybookEntries.mjs';

const DOCSTRING = /\/\*\*(?:[^*]|\*(?!\/))*\*\//g;
/** A docstring that a property follows, as the table of properties shows it. */
const OF_PROPERTY = /(\/\*\*(?:[^*]|\*(?!\/))*\*\/)\s+(?:readonly )?'?[\w-]+'?\??: /g;

const found = (folders, shown) =>
  folders
    .flatMap((pattern) => globSync(pattern, { cwd: at() }))
    .flatMap((file) => shown(readFileSync(at(file), 'utf8')).map((text) => `${file}: ${text}`))
    .filter((line) => REQUIREMENT.test(line));

test('no description of a story names a requirement', () => {
  const stories = ['packages/{ui/src,storefront/stories}/**/*.stories.tsx', 'apps/storybook/*/*.stories.tsx'];
  expect(found(stories, (source) => source.match(DOCSTRING) ?? [])).toEqual([]);
});

test('no page or guide names a requirement', () => {
  const pages = ['apps/storybook/guides/*.mdx', 'packages/ui/src/**/*.guide.ts'];
  expect(found(pages, (source) => source.split('\n'))).toEqual([]);
});

test('no description of a property names one where Storybook shows it', () => {
  const sources = [
    'packages/ui/src/{components,commerce}/**/*.{ts,tsx}',
    'packages/ui/src/i18n/UiProvider.tsx',
  ];
  const shown = (source) =>
    [...source.matchAll(OF_PROPERTY)].map(([, text = '']) => withoutRequirements(text));
  expect(found(sources, shown)).toEqual([]);
  expect(shown('/** Its name [PLUS-001, PLUS-002]. */ name?: string')).toEqual(['/** Its name. */']);
  expect(REQUIREMENT.test(shown('/** PLUS-001: its name. */ name: string')[0])).toBe(true);
});

test('what Storybook reads of a component names none, whichever table shows it', () => {
  const module =
    'export const Row = () => [A-1];\nRow.__docgenInfo = { description: "A row [PLUS-001, CART-002]." };';
  const { filter, handler } = describedForReaders().transform;
  expect([filter.id.test('/packages/ui/src/Row.tsx'), module.includes(filter.code)]).toEqual([true, true]);
  expect(handler(module).code).toBe(module.replace(' [PLUS-001, CART-002]', ''));
});
