import { expect, test } from 'vitest';
import {
  chunksOfBrowser,
  codeByRequirement,
  codeOfChunk,
  codeOfV8,
  filesOf,
  isProduct,
} from './coverage.mjs';
import { at } from './paths.mjs';

test.each([
  ['packages/hooks/src/cart/useCart.ts', true],
  ['packages/storefront/server/pages.ts', true],
  ['apps/b2c/src/orders/place.ts', true],
  ['packages/hooks/src/cart/useCart.test.ts', false],
  ['packages/storefront/app/shop/renderForTest.tsx', false],
  ['packages/storefront/vite/index.ts', false],
  ['packages/api/src/testing/index.ts', false],
  ['node_modules/react/index.js', false],
])('%s is of the product: %s', (file, is) => expect(isProduct(file)).toBe(is));

const range = (startOffset, count) => [{ startOffset, endOffset: startOffset + 9, count }];

test('of a page count named functions of the product that ran', () => {
  const functions = [
    { functionName: '', ranges: range(0, 1) },
    { functionName: '', ranges: range(250, 3) },
    { functionName: 'loadCart', ranges: range(300, 1) },
    { functionName: 'saveCart', ranges: range(400, 0) },
  ];
  const url = `file://${at('packages', 'hooks', 'src', 'cart.ts')}`;
  const other = `file://${at('packages', 'storefront', 'vite', 'index.ts')}`;
  expect(
    codeOfV8([
      { url: `${url}?v=1`, functions },
      { url: other, functions },
    ]),
  ).toEqual(['packages/hooks/src/cart.ts loadCart']);
});

test('of a browser count the shop’s chunks, without the modules themselves', () => {
  const functions = [{ ranges: range(0, 1) }, { ranges: range(20, 2) }, { ranges: range(60, 0) }];
  const entries = ['http://localhost:3000/assets/cart-1.js', 'http://localhost:3000/cart', 'blob:x'];
  expect(chunksOfBrowser(entries.map((url) => ({ url, functions })))).toEqual([['/assets/cart-1.js', [20]]]);
});

test('a place in a chunk leads to file and function by the source map', () => {
  const text = 'var a=1;\nconst b=()=>a,c=()=>2;';
  const map = {
    version: 3,
    names: [],
    sources: ['../../hooks/src/cart.ts', '../../../node_modules/x/x.js'],
    sourcesContent: ['export const useCart = (id: string) => id;\n', 'const x = () => 2;'],
    // Line 2: column 8 is line 1, column 23 of the first source; column 16 is line 1, column 10 of the second.
    mappings: ';QAAuB,QCAb',
  };
  const codeAt = codeOfChunk(text, map, at('packages', 'storefront', 'assets'));
  expect(codeAt(text.indexOf('()=>a'))).toBe('packages/hooks/src/cart.ts useCart');
  expect(codeAt(text.indexOf('()=>2'))).toBeUndefined();
});

test.each([
  ['export function Card() {', 0, 'a.ts Card'],
  ['const load = async () => 1;', 13, 'a.ts load'],
  ['  read(id) {', 2, 'a.ts read'],
  // A callback has no name of its own.
  ['useEffect(() => {', 0, 'a.ts'],
])('%s is called as it is written', (line, column, called) => {
  // A column below 16 is one digit of base 64, doubled.
  const mappings = `AAA${'ACEGIKMOQSUWYace'[column]}`;
  const map = { version: 3, names: [], sources: ['a.ts'], sourcesContent: [line], mappings };
  expect(codeOfChunk('()=>1', map, at('packages', 'hooks', 'src'))(0)).toBe(`packages/hooks/src/${called}`);
});

test('a requirement without any code of the product is told from one that ran only on the server', () => {
  const note = (kind, id, code, chunks) => ({ kind, ids: [id], title: id, file: 'a.test.ts', code, chunks });
  const notes = [
    note('page', 'CART-001', ['a.ts x']),
    note('page', 'CART-001', ['a.ts y']),
    note('page', 'CART-002', []),
    note('journey', 'CART-002', [], []),
    note('journey', 'CART-003', [], []),
    note('journey', 'CART-004', [], [['/assets/a.js', [4]]]),
  ];
  expect(codeByRequirement(notes).map(({ id, state, code }) => [id, state, code.length])).toEqual([
    ['CART-001', 'with', 2],
    ['CART-002', 'without', 0],
    ['CART-003', 'unseen', 0],
    ['CART-004', 'without', 0],
  ]);
  expect(codeByRequirement(notes)[1].tests).toEqual(['a.test.ts: CART-002', 'a.test.ts: CART-002']);
});

test('files are listed once, those of few requirements first', () => {
  const code = ['all.ts a', 'all.ts b', 'own.ts c'];
  expect(filesOf({ code, ids: { 'CART-001': [0, 1, 2], 'CART-002': [0] } })).toEqual({
    'CART-001': ['own.ts', 'all.ts'],
    'CART-002': ['all.ts'],
  });
});
