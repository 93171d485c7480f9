import {
  AsideLayout,
  CategoryTiles,
  Heading,
  OrderLines,
  ProductList,
  ProductRow,
  ProductTile,
  RelatedParts,
} from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from './inShop.tsx';
import { Jobs } from './Jobs.tsx';
import { usePageWords } from './pageWords.ts';
import { useShopBrand } from './shopBrand.ts';
import { today, useShopData } from './shopData.ts';

/** The same blocks in the wide column of a page and in the one beside it. */
function Columns() {
  const words = usePageWords();
  const { category } = useShopData();
  const { blocks } = useShopBrand().content;
  const tiles = category.children.map(({ categoryName, canonicalPath, drawing }) => ({
    label: categoryName,
    href: canonicalPath,
    picture: { drawing },
  }));
  return (
    <>
      <Heading level={1}>{words('product.related')}</Heading>
      <AsideLayout
        aside={
          <>
            <Parts column="aside" />
            <Jobs />
          </>
        }
      >
        <Parts column="main" />
        <CategoryTiles tiles={tiles.slice(0, 4)} />
        <InfoCards {...blocks['/']!} />
      </AsideLayout>
    </>
  );
}

function Parts({ column }: { column: string }) {
  const { groups, parts, related, vehicle } = useShopData();
  const shared = { addAction: '/actions', vehicle: vehicle.model, today };
  // A part stands once on a page; its number is an id there.
  const others = related.map((part) => ({ ...part, skuNumber: `${part.skuNumber}-${column}` }));
  return (
    <>
      <RelatedParts products={others} level={2} {...shared} />
      <ProductList layout="row">
        {parts.slice(0, 2).map((product) => (
          <ProductRow
            key={product.skuNumber}
            {...shared}
            product={{ ...product, skuNumber: `${product.skuNumber}-${column}` }}
          />
        ))}
      </ProductList>
      <ProductList layout="grid">
        {others.slice(0, 3).map((product) => (
          <ProductTile
            key={product.skuNumber}
            {...shared}
            product={{ ...product, skuNumber: `${product.skuNumber}-tile` }}
          />
        ))}
      </ProductList>
      <OrderLines lines={groups[0]!.lines} />
    </>
  );
}

const meta = {
  component: Columns,
  title: 'Pages/Columns',
  parameters: { layout: 'fullscreen', visual: { kind: 'pageState', widths: [820, 1440] } },
  decorators: [inShop],
} satisfies Meta<typeof Columns>;
export default meta;

export const BlocksInColumns: StoryObj<typeof meta> = {};
