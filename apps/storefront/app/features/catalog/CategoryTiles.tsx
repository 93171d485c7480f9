import type { CategoryPage } from '@driveline/api';
import { Card, Grid, Link, PartPicture, Text } from '@driveline/ui';
import { partPicture } from '../../models/productSummary.ts';
import { useText } from '../../shop/useText.ts';

/** A tile for each subcategory, with its drawing and the number of its parts. */
export function CategoryTiles({ tiles }: { tiles: CategoryPage['children'] }) {
  const text = useText();
  return (
    <Grid min="160px" as="ul">
      {tiles.map(({ categoryName, canonicalPath, drawing, partCount }) => (
        <Card key={canonicalPath} as="li">
          <PartPicture picture={partPicture({ drawing, productImageUrl: '' })} shape="tile" />
          <Text weight="bold">
            <Link href={canonicalPath}>{categoryName}</Link>
          </Text>
          <Text size="bodyS" tone="secondary">
            {text('category.parts', { count: partCount })}
          </Text>
        </Card>
      ))}
    </Grid>
  );
}
