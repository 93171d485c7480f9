import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import type { ShopConfig } from '../src/defineShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { sectionLists, slotNames } from '../src/slots.ts';
import { shop as sampleShop } from '../test/sampleShop.ts';
import { shopSlots } from './shopSlots.ts';

type Hooks = {
  resolveId: (source: string, importer?: string) => Promise<string | null>;
  load: (id: string) => Promise<string | null>;
};
const app = join(packageFolder, 'app');
const pluginOf = (shop: Pick<ShopConfig, 'slots' | 'sections'>) =>
  shopSlots('/shop', async () => ({ ...sampleShop, ...shop })) as unknown as Hooks;

test('[PLUS-030] every slot has its original, and every original is a slot', () => {
  const files = readdirSync(join(app, 'slots')).map((file) => file.replace(/\.ts$/, ''));
  expect(files.toSorted()).toEqual(slotNames.toSorted());
});

test('[PLUS-030] every list of sections is a module, with the sections that a shop can name', async () => {
  for (const [list, ids] of Object.entries(sectionLists)) {
    const { sections } = (await import(`../app/sections/${list}.ts`)) as {
      sections: readonly { id: string }[];
    };
    expect(sections.map(({ id }) => id)).toEqual(ids);
  }
});

test('[PLUS-030][PLUS-042] a page gets the file of the shop, and the file of the shop the original', async () => {
  const { resolveId } = pluginOf({ slots: { 'product.buyBox': 'slots/Buy.tsx' } });
  const page = join(app, 'pages/product/ProductPage.tsx');
  expect(await resolveId('../../slots/product.buyBox.ts', page)).toBe('/shop/slots/Buy.tsx');
  expect(await resolveId('../../slots/product.gallery.ts', page)).toBeNull();
  const original = '@driveline/storefront/slots/product.buyBox';
  expect(await resolveId(original, '/shop/slots/Buy.tsx')).toBeNull();
  expect(await resolveId(join(app, 'slots/product.buyBox.ts'), '/shop/slots/Buy.tsx')).toBeNull();
});

/** What a build ships of a page that has the gallery and the frame of the column to buy. */
async function shippedBy(slots: ShopConfig['slots']) {
  const page = join(app, 'pages/page-of-test.ts');
  const own = `import Column from '@driveline/storefront/slots/product.buyBox';\nexport default ['own', Column];`;
  const files: Readonly<Record<string, string>> = {
    [page]:
      "import Gallery from '../slots/product.gallery.ts';\nimport Buy from '../slots/product.buyBox.ts';\nglobalThis.parts = [Gallery, Buy];",
    '/shop/Picture.tsx': "export default 'own picture';",
    '/shop/Buy.tsx': own,
  };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (Object.hasOwn(files, id) ? id : null),
        load: (id) => files[id] ?? null,
      },
      shopSlots('/shop', async () => ({ ...sampleShop, slots })),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: page, external: (id) => id.startsWith('@driveline/ui') },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test('[PLUS-042] a replaced part is not shipped, and one that the shop wraps is', async () => {
  const original = /import \{[^}]*\bGallery\b[^}]*\} from "@driveline\/ui"/;
  expect(await shippedBy({})).toMatch(original);
  const shipped = await shippedBy({ 'product.gallery': 'Picture.tsx', 'product.buyBox': 'Buy.tsx' });
  expect(shipped).toContain('own picture');
  expect(shipped).not.toMatch(/\bGallery\b/);
  expect(shipped).toMatch(/\bBuyBox\b/);
});

test('[PLUS-030] a list that the shop changes is written with only its sections', async () => {
  const { load } = pluginOf({
    sections: {
      home: [{ remove: 'nearYou' }, { insert: 'promise', after: 'hero', file: 'slots/Promise.tsx' }],
      product: [{ insert: 'help', after: 'about', file: 'slots/Help.tsx', title: 'shop.help' }],
    },
  });
  const home = await load(join(app, 'sections/home.ts'));
  expect(home).toContain('import Section1 from "/shop/slots/Promise.tsx";');
  expect(home).toContain('{ id: "promise", Section: Section1, isInserted: true }');
  expect(home).not.toContain('nearYou');
  const product = await load(join(app, 'sections/product.ts'));
  expect(product).toContain('{ id: "about" }');
  expect(product).toContain('{ id: "help", Section: Section1, isInserted: true, title: "shop.help" }');
  expect(await load(join(app, 'sections/checkout.ts'))).toBeNull();
  expect(await load('/shop/sections/home.ts')).toBeNull();
});
