import { catalogQueries, useB2c } from '@driveline/hooks';
import { BrandList, CategoryTiles, Heading, Stack } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { partPicture } from '../../models/productSummary.ts';
import { useText } from '../../shop/useText.ts';
import { jobs, PARTS } from '../../models/jobs.ts';

/** The kinds of parts that no job above leads to, and who makes them; nothing without an answer (CONTENT-021). */
export function Departments() {
  const text = useText();
  const { client } = useB2c();
  const { data } = useQuery(catalogQueries.category(client, PARTS));
  if (!data) return null;
  const others = data.children.filter(
    ({ canonicalPath }) => !jobs.some(({ href }) => href === canonicalPath),
  );
  return (
    <>
      <Stack as="section" gap={4}>
        <Heading level={2}>{text('home.categories')}</Heading>
        <CategoryTiles
          label={text('home.categories')}
          dense
          tiles={others.map(({ categoryName, canonicalPath, drawing, partCount }) => ({
            label: categoryName,
            href: canonicalPath,
            partCount,
            picture: partPicture({ drawing, productImageUrl: '' }),
          }))}
        />
      </Stack>
      <BrandList
        brands={data.popularBrands.map((label) => ({
          label,
          href: `/searchresult?searchText=${encodeURIComponent(label)}`,
        }))}
      />
    </>
  );
}
