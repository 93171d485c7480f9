import { expect, test } from 'vitest';
import type { BrandDecisions } from '../themes/brandDecisions.ts';
import { createBrandTheme } from '../themes/createBrandTheme.ts';
import { acmeDecisions } from '../themes/fixtures/acmeDecisions.ts';
import { ironbay } from '../themes/ironbay.ts';
import { verdane } from '../themes/verdane.ts';
import { decisionsOf } from './decisionsOf.ts';
import { themeChanges } from './themeChanges.ts';
import { isThemeFile, themeFile } from './themeFile.ts';

const decisions: BrandDecisions = {
  ...acmeDecisions,
  name: 'acme-parts',
  radius: 'round',
  fonts: { body: '\'Acme Sans\', "Acme", sans-serif' },
  light: {},
};

test.each([decisions, decisionsOf(ironbay), decisionsOf(verdane)])(
  'the file of $name makes its theme',
  (written) => {
    const file = themeFile(written);
    expect(file).toMatch(/^import \{ createBrandTheme \} from '@driveline\/ui\/themes';/);
    const body = file.replace(/^import .*$/m, '').replace('export const theme =', 'return');
    const run = new Function('createBrandTheme', body) as (make: typeof createBrandTheme) => unknown;
    expect(run(createBrandTheme)).toEqual(createBrandTheme(written));
    expect(isThemeFile(file)).toBe(true);
  },
);

test.each([
  ['another import', "import { red } from './red.ts';\n", ''],
  ['a comment', "  ink: '#1a2230',", "  ink: '#1a2230', // night"],
  ['a name of a value', "  ink: '#1a2230',", '  ink: red,'],
  ['a spread', "  ink: '#1a2230',", '  ...shared,'],
  ['something after it', '});\n', '});\nconsole.log(theme);\n'],
  ['another name', 'export const theme', 'export const acme'],
])('a file with %s is somebody’s own', (_, from, to) => {
  const file = themeFile(decisions);
  const own = to ? file.replace(from, to) : from + file;
  expect(own).not.toBe(file);
  expect(isThemeFile(own)).toBe(false);
});

test('what changes between two themes is named by its path', () => {
  const after: BrandDecisions = {
    ...decisions,
    accent: '#7a1f1f',
    depth: 'shadow',
    dark: { focus: '#ffffff' },
  };
  expect(themeChanges(decisions, after)).toEqual([
    'accent: #0b57b8 → #7a1f1f',
    'depth: (not set) → shadow',
    'dark.focus: (not set) → #ffffff',
  ]);
  expect(themeChanges(after, after)).toEqual([]);
});
