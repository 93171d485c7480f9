import type { Meta } from '@storybook/react-vite';
import { pageType, productPath } from '../answers.ts';
import { shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';
import { pointsAt } from './pointsAt.tsx';

const product: Visit = { route: 'product', path: productPath };
const SHELF = '/parts/brakes/brake-rotors';
const shelfAs = (layout: 'row' | 'grid'): Visit => ({
  route: 'lookUp',
  path: SHELF,
  answers: (of) => ({
    ...pageType('SHELF', SHELF),
    'catalog.search': of('catalog.search', (it) => void (it.layout = layout)),
  }),
});

export default { ...shopPages, title: 'Slots/Catalog' } satisfies Meta;

export const ProductGallery = pointsAt('product.gallery', product);
export const ProductBuyBox = pointsAt('product.buyBox', product);
export const ShelfRow = pointsAt('shelf.row', shelfAs('row'));
export const ShelfTile = pointsAt('shelf.tile', shelfAs('grid'));
