import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const eslint = new ESLint({ cwd: at() });

async function faults(place, code) {
  const [result] = await eslint.lintText(code, { filePath: at(place), warnIgnored: true });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const inStorefront = 'packages/storefront/app/pages/cart/Line.tsx';

test('relative imports of sources carry their extension, dynamic ones too', async () => {
  const rule = ['driveline/import-extension'];
  expect(await faults(inStorefront, "import { a } from './cartLine';\n")).toEqual(rule);
  expect(await faults(inStorefront, "export const load = () => import('./cartLine');\n")).toEqual(rule);
  expect(await faults(inStorefront, "import { a } from './cartLine.ts';\n")).toEqual([]);
});

describe('brands', () => {
  const inBrand = 'apps/storefront/brands/ironbay/index.ts';
  test.each([
    'export const phones = () => [];',
    "export const name = process.env.NAME ?? 'Parts';",
    'export const radius = 2 * 4;',
    'export const logos = readFolder();',
  ])('%s is refused', async (code) => {
    expect(await faults(inBrand, `${code}\n`)).toEqual(['no-restricted-syntax']);
  });

  test('values and the calls that check them may stand there', async () => {
    const code =
      'export const theme = createBrandTheme({ radius: 1 });\n' +
      'export const brand = defineBrand({ theme, logos: `${import.meta.dirname}/logos` });\n';
    expect(await faults(inBrand, code)).toEqual([]);
  });
});

describe('literals', () => {
  test.each([
    ["export const locale = 'pt-BR';", 'driveline/no-market-literal'],
    ['export const rates = { us: 1, mx: 18 };', 'driveline/no-market-literal'],
    ["export const isUs = (market) => market.country === 'US';", 'driveline/no-market-literal'],
    ["export const isIronbay = (brand) => 'ironbay' !== brand.id;", 'driveline/no-market-literal'],
    // Of a sample shop's record, and of each brand's identity.
    ["export const locale = 'fr-CA';", 'driveline/no-market-literal'],
    ["export const isCanada = (market) => market.productCountry === 'CAN';", 'driveline/no-market-literal'],
    ["export const isVerdane = (brand) => brand.id === 'verdane';", 'driveline/no-market-literal'],
    ["export const colour = '#FFC21A';", 'driveline/no-colour-literal'],
    ["export const border = '1px solid #ddd';", 'driveline/no-colour-literal'],
    ['export const shade = `rgba(0, 0, 0, ${alpha})`;', 'driveline/no-colour-literal'],
    ['export const A = () => <p>Add to cart</p>;', 'driveline/no-sentence'],
    ['export const A = () => <nav aria-label="Brands" />;', 'driveline/no-sentence'],
    ['export const A = () => <p>{`Brands`}</p>;', 'driveline/no-sentence'],
    ['export const A = ({ src }) => <img src={src} />;', 'jsx-a11y/alt-text'],
    ['export const A = ({ on }) => { if (on) useState(0); return null; };', 'react-hooks/rules-of-hooks'],
    ['export default 1;', 'no-restricted-syntax'],
    ['export const ask = (url) => fetch(url);', 'no-restricted-globals'],
    ["export { useReducer } from 'react';", 'no-restricted-imports'],
  ])('%s is refused', async (code, rule) => {
    expect(await faults(inStorefront, `${code}\n`)).toEqual([rule]);
  });

  test.each([
    ['packages/markets/src/br.ts', "export const locale = 'pt-BR';"],
    ['packages/ui/src/themes/ironbay.ts', "export const colour = '#FFC21A';"],
    ['packages/ui/src/components/Link/Link.tsx', 'export const A = ({ name }) => <a href="#add">{name}</a>;'],
    [
      'packages/ui/src/components/Link/Link.tsx',
      'export const A = ({ note }) => <p>({note}) {`(${note})`} · {1}</p>;',
    ],
    ['packages/storefront/app/pages/cart/line.test.ts', "export const locale = 'pt-BR';"],
  ])('%s may say %s', async (place, code) => {
    expect(await faults(place, `${code}\n`)).toEqual([]);
  });

  test('a file of more than 300 lines and a bag of things are refused', async () => {
    expect(await faults('apps/b2c/src/cart/a.ts', '\n'.repeat(301))).toEqual(['max-lines']);
    expect(await faults('apps/b2c/src/cart/utils.ts', '')).toEqual(['driveline/no-bag-names']);
  });
});

describe('paths of a shop', () => {
  const inUi = 'packages/ui/src/commerce/Header/CartLink.tsx';
  test.each([
    "export const A = ({ href = '/cart' }) => <a href={href}>{href}</a>;",
    "export const A = ({ href = '/' }) => <a href={href}>{href}</a>;",
    "export const A = ({ home = '/' }) => <a href={home}>{home}</a>;",
    'export const A = ({ name }) => <a href="/">{name}</a>;',
    "export const A = ({ href, name }) => <a href={href ?? '/'}>{name}</a>;",
    'export const A = ({ id }) => <form action={`/cart/${id}`}>{id}</form>;',
    "export const homeHref = '/';",
    "export const A = ({ is, name }) => <a href={is ? '/' : '#main'}>{name}</a>;",
    "export const target = { action: '/actions' };",
    "export const addressOf = (href) => href ?? '/store';",
  ])('%s is refused', async (code) => {
    expect(await faults(inUi, `${code}\n`)).toEqual(['driveline/no-shop-path']);
  });

  test('nor does a page of the storefront write one', async () => {
    const code = 'export const A = ({ name }) => <a href="/cart">{name}</a>;\n';
    expect(await faults(inStorefront, code)).toEqual(['driveline/no-shop-path']);
  });

  test.each([
    [inUi, 'export const A = ({ href }) => <a href={href}>{href}</a>;'],
    [inUi, 'export const A = ({ href }) => <a href="#main">{href}</a>;'],
    [inUi, "export const retry = ({ retryHref = '' }) => retryHref;"],
    [inUi, "export const split = (date) => date.split('/');"],
    [inUi, 'export const both = (a, b) => `${a}/${b}`;'],
    ['packages/ui/src/commerce/Header/SiteHeader.stories.tsx', "export const href = '/cart';"],
    ['packages/ui/src/commerce/Header/Header.test.tsx', "export const href = '/cart';"],
    ['packages/ui/src/commerce/fixtures/pages.ts', "export const href = '/cart';"],
    ['packages/storefront/app/paths/shop.ts', "export const cart = () => '/cart';"],
    [inStorefront, "export const instead = { '/wallet': '' };"],
    [inStorefront, 'export const drawing = (family) => `/img/d/${family}.svg`;'],
  ])('%s may say %s', async (place, code) => {
    expect(await faults(place, `${code}\n`)).toEqual([]);
  });
});

describe('named columns', () => {
  const inServer = 'apps/b2c/src/cart/cartStore.ts';
  test.each([
    "hotSql(db, 'cart-read', 'select * from cart where id = $1', [id]);",
    "hotSql(db, 'promotions', `select p.*, c.code from promotion p`);",
    "hotSql(db, 'substitutes', `select p.id as for_id, o.* from part p`);",
    "hotSql(db, 'kept', 'update cart set version = 2 returning *');",
    "hotSql(db, 'types', `select distinct ${table}.* from ${table}`);",
    "hotSql(db, 'nested', 'select a from (select * from cart) c');",
    "export const columns = 'p.*, b.name';",
    "export const columns = 'v.*';",
  ])('%s is refused', async (code) => {
    expect(await faults(inServer, `${code}\n`)).toEqual(['driveline/named-columns']);
  });

  test.each([
    [inServer, "hotSql(db, 'open', 'select count(*)::int as open, a * 2, 3 * b from chat');"],
    [inServer, "export const accept = 'text/html, */*';"],
    [inServer, "db.selectFrom('cart').selectAll();"],
    ['apps/b2c/src/cart/cart.test.ts', "pool.query('select * from cart');"],
  ])('%s may say %s', async (place, code) => {
    expect(await faults(place, `${code}\n`)).toEqual([]);
  });
});
