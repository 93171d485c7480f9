import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** Every package that a module brings with it, at once or through what it imports; lazy imports do not count. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const source = readFileSync(file, 'utf8').replace(/^(?:im|ex)port type [^;]*;/gm, '');
  for (const [, address = ''] of source.matchAll(/^(?:import|export)(?:[^;']*from)? '([^']+)';/gm)) {
    if (!address.startsWith('.')) found.add(address);
    else packagesBehind(join(dirname(file), address), seen).forEach((name) => found.add(name));
  }
  return found;
}

const ariaOf = (file: string) => [...packagesBehind(file)].filter((name) => name.startsWith('react-aria'));

test('pages and forms do without react-aria', () => {
  expect(ariaOf('src/index.ts')).toEqual([]);
  expect(ariaOf('src/forms/index.ts')).toEqual([]);
});

test('the search finds react-aria where it is', () => {
  expect(ariaOf('src/overlays/index.ts')).toContain('react-aria-components/Modal');
});

test('no entry but the one for style files brings the style compiler', () => {
  expect([...packagesBehind('src/themes/index.ts')]).toEqual([]);
  expect([...packagesBehind('src/tokens/index.ts')]).toEqual([]);
  expect([...packagesBehind('src/i18n/es-MX.ts')]).toEqual([]);
});

test('[PLUS-033] every address of the manifest has its source', () => {
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' ? target['@driveline/source'] : [],
  );
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test('the README lists every address of the manifest', () => {
  const table = /## Entry points\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const listed = [...table.matchAll(/`(\/[^`]+)`/g)].map(([, address = '']) => `.${address}`);
  const covers = (address: string) =>
    listed.some((one) => one === address || (one.endsWith('*') && address.startsWith(one.slice(0, -1))));
  const entries = Object.keys(manifest.exports).filter((one) => one !== '.' && one !== './package.json');
  expect(entries.filter((address) => !covers(address))).toEqual([]);
  expect(covers('./no-such-entry')).toBe(false);
});
