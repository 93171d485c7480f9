import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const functional = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/;
const hexadecimal = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
const named = /:\s*['"](?:white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|navy|teal)['"]/;

function literalsIn(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => [functional, hexadecimal, named].some((form) => form.test(line)));
}

const files = globSync('src/**/*.{css.ts,tsx}').filter((file) => !file.startsWith('src/themes/'));

test('[PLUS-030] no colour is written outside the themes', () => {
  expect(files.length).toBeGreaterThan(3);
  const offenders = files.flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(offenders).toEqual([]);
});

test.each(["color: '#fff'", "background: 'rgb(0 0 0 / 10%)'", "fill: 'oklch(1 0 0)'", "color: 'white'"])(
  'the search finds %s',
  (line) => {
    expect(literalsIn(line)).toHaveLength(1);
  },
);
