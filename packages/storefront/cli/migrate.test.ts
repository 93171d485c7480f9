import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf } from '../src/packageFolder.ts';
import { migrateFiles } from './migrate.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driveline-migrate-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(folderOf('typescript'), join(root, 'node_modules', 'typescript'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const former = {
  slots: { 'product.buy': 'product.buyBox', top: 'header', foot: 'page.foot' },
  props: { 'product.buyBox.proof': 'product.buyBox.fitProof', 'product.buyBox.old': null },
  sections: { 'home.tiles': 'home.jobs' },
  routes: { shops: 'stores', fax: null },
  words: { 'cart.name': 'cart.title' },
};

const CONFIG = `export const shop = defineShop({
  // 'top' and shops stay in a comment, and in other objects.
  brands: { shops: brand, top: brand },
  slots: { 'product.buy': 'slots/Buy.tsx', top: "slots/Top.tsx", foot: 'slots/Foot.tsx' },
  sections: { home: [{ remove: 'tiles' }, { insert: 'tiles', after: 'tiles', file: 'slots/T.tsx' }] },
  messages: { 'en-US': { 'cart.name': 'Basket' } },
  routes: { changes: { shops: { path: 'shops' }, fax: false } },
});
`;

test('[PLUS-030] former names of a shop become the present ones, and nothing else changes', () => {
  write('shop.config.ts', CONFIG);
  const migrated = migrateFiles(root, former);
  expect(read('shop.config.ts')).toBe(`export const shop = defineShop({
  // 'top' and shops stay in a comment, and in other objects.
  brands: { shops: brand, top: brand },
  slots: { 'product.buyBox': 'slots/Buy.tsx', header: "slots/Top.tsx", 'page.foot': 'slots/Foot.tsx' },
  sections: { home: [{ remove: 'jobs' }, { insert: 'tiles', after: 'jobs', file: 'slots/T.tsx' }] },
  messages: { 'en-US': { 'cart.title': 'Basket' } },
  routes: { changes: { stores: { path: 'shops' }, fax: false } },
});
`);
  expect(migrated).toContainEqual({
    file: 'shop.config.ts',
    line: 7,
    kind: 'routes',
    name: 'fax',
    successor: null,
  });
  expect(migrated).toHaveLength(8);
  expect(migrateFiles(root, former)).toHaveLength(1);
});

test('[PLUS-030] a file in a slot gets its props by their present names', () => {
  write(
    'slots/Buy.tsx',
    `import Stock from '@driveline/storefront/slots/product.buy';
export default function Buy({ proof, old, proof: shown, ...rest }: SlotProps<'product.buyBox'>) {
  const text = useText();
  return <Stock {...rest} title={text('cart.name')}>{proof}</Stock>;
}
const other = ({ proof }: { proof: string }) => proof;
`,
  );
  const migrated = migrateFiles(root, former);
  expect(read('slots/Buy.tsx')).toBe(
    `import Stock from '@driveline/storefront/slots/product.buyBox';
export default function Buy({ fitProof: proof, old, fitProof: shown, ...rest }: SlotProps<'product.buyBox'>) {
  const text = useText();
  return <Stock {...rest} title={text('cart.title')}>{proof}</Stock>;
}
const other = ({ proof }: { proof: string }) => proof;
`,
  );
  expect(migrated.filter(({ successor }) => successor === null).map(({ name }) => name)).toEqual([
    'product.buyBox.old',
  ]);
});

test('[PLUS-030] what is installed, built or hidden is left alone', () => {
  for (const folder of ['node_modules/a', 'build', '.cache']) write(`${folder}/x.ts`, "text('cart.name');");
  expect(migrateFiles(root, former)).toEqual([]);
});

test('a shop without TypeScript is told to install it', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(() => migrateFiles(root, former)).toThrow('Install it: npm install --save-dev typescript');
});
