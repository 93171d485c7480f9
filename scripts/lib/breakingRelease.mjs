import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// What a release below 1.0 may do to a shop, as edits of a copied tree, each with its line of FORMER.

/** Public names that the fixture renames or removes. */
export const BROKEN = {
  slots: { 'product.buyBox': 'product.purchase' },
  props: { 'product.gallery.title': null },
  words: { 'cart.heading': 'cart.basketHeading' },
  routes: { coupons: 'offers' },
};

/** Edits a file. @throws {Error} it does not hold the text any more, so that the fixture would break nothing */
export function edit(tree, path, from, to) {
  const file = join(tree, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from))
    throw new Error(`${path} does not hold ${from} any more. Mend scripts/lib/breakingRelease.mjs.`);
  writeFileSync(file, text.replaceAll(from, to));
}

const STOREFRONT = 'packages/storefront';

function renameSlot(tree) {
  const slots = `${STOREFRONT}/app/slots`;
  renameSync(join(tree, slots, 'product.buyBox.ts'), join(tree, slots, 'product.purchase.ts'));
  edit(tree, `${STOREFRONT}/src/slots.ts`, "'product.buyBox'", "'product.purchase'");
  edit(tree, `${STOREFRONT}/app/pages/product/ProductPage.tsx`, 'product.buyBox.ts', 'product.purchase.ts');
}

const removeProp = (tree) =>
  edit(tree, `${STOREFRONT}/src/slots.ts`, ': GalleryProps;', ": Omit<GalleryProps, 'title'>;");

function renameWord(tree) {
  const messages = `${STOREFRONT}/messages`;
  const renamed = readdirSync(join(tree, messages)).filter(
    // es-US has only the words in which it differs from es-MX. That the word is there at all, CartPage tells.
    (file) =>
      /^[a-z]{2}-[A-Z]{2}\.json$/.test(file) &&
      readFileSync(join(tree, messages, file), 'utf8').includes('"cart.heading"'),
  );
  for (const name of renamed) edit(tree, `${messages}/${name}`, '"cart.heading"', '"cart.basketHeading"');
  edit(tree, `${STOREFRONT}/app/pages/cart/CartPage.tsx`, "'cart.heading'", "'cart.basketHeading'");
}

function moveRoute(tree) {
  const slots = `${STOREFRONT}/app/slots`;
  renameSync(join(tree, slots, 'page.coupons.ts'), join(tree, slots, 'page.offers.ts'));
  edit(tree, `${STOREFRONT}/app/routes/coupons.tsx`, 'page.coupons.ts', 'page.offers.ts');
  edit(tree, `${STOREFRONT}/src/routeTable.ts`, "coupons: ['coupons',", "offers: ['offers',");
  edit(tree, `${STOREFRONT}/src/routeTable.ts`, "  'circular',\n  'coupons',", "  'circular',\n  'offers',");
  edit(
    tree,
    `${STOREFRONT}/stories/pages/Deals.stories.tsx`,
    "route: 'coupons', path: '/coupons'",
    "route: 'offers', path: '/offers'",
  );
}

/** A page looks different by a pixel, which no type and no test of a shop tells. */
const moveBorder = (tree) =>
  edit(
    tree,
    'packages/ui/src/commerce/Chat/ChatWindow.css.ts',
    'borderBlockEnd: `1px solid',
    'borderBlockEnd: `2px solid',
  );

/** Stories whose pictures the moved border changes. */
export const MOVED_PAGE = 'pages-chat--';

/** What a record of a shop's own needs since, as its team writes it. */
export const REQUIRED_FIELD = "weekStart: 'sunday',";

/** A record that spreads a shipped one has its own units, and would fail its shop's `tsc`; those that are shipped have it. */
function requireMarketField(tree) {
  edit(
    tree,
    'packages/markets/src/market.ts',
    '    readonly dateFormat: string;',
    "    readonly dateFormat: string;\n    readonly weekStart: 'monday' | 'sunday';",
  );
  for (const code of ['us', 'mx', 'br'])
    edit(tree, `packages/markets/src/${code}.ts`, 'units: {', `units: { ${REQUIRED_FIELD}`);
}

function writeFormer(tree) {
  for (const [kind, names] of Object.entries(BROKEN)) {
    const lines = Object.entries(names).map(
      ([name, successor]) => `\n    '${name}': ${JSON.stringify(successor)},`,
    );
    edit(tree, `${STOREFRONT}/src/former.ts`, `  ${kind}: {`, `  ${kind}: {${lines.join('')}`);
  }
}

/** Breaks a copied tree: a slot, a word and a route get another name, a slot loses a prop, markets need one field more, a border moves. */
export function breakTree(tree) {
  for (const work of [
    renameSlot,
    removeProp,
    renameWord,
    moveRoute,
    moveBorder,
    requireMarketField,
    writeFormer,
  ])
    work(tree);
}
