import type { ContentPage } from '@driveline/api/contract';
import { catalogQueries, pageQueries, useB2c } from '@driveline/hooks';
import { Alert, ProductListSkeletons, Stack, Text, useFormat } from '@driveline/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { Results } from '../catalog/index.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { hasEnded, shelfOf, shelfParameters } from './dealShelf.ts';
import { NoDeals } from './NoDeals.tsx';
import { useToday } from './today.ts';

/** `/deals/{cmsPath}/{...slug}`: the words of a promotion above the parts of its shelf (CATALOG-027). */
export function DealShelfPage({ rest }: { rest: string }) {
  const text = useText();
  const { client } = useB2c();
  const { pathname } = useLocation();
  const { data: deal, error, refetch } = useQuery(pageQueries.page(client, `/deals/${rest.split('/')[0]}`));
  const trail = [{ label: text('deals.title'), href: '/lp/deals' }];
  if (!deal) {
    return (
      <NamedPage title={text('deals.title')} path={pathname} isIndexed={false}>
        <Failure error={error} onRetry={() => void refetch()} />
      </NamedPage>
    );
  }
  return <Deal deal={deal} rest={rest} path={pathname} trail={trail} />;
}

type DealProps = { deal: ContentPage; rest: string; path: string; trail: { label: string; href: string }[] };

function Deal({ deal, rest, path, trail }: DealProps) {
  const text = useText();
  const { date } = useFormat();
  const today = useToday();
  const [query] = useSearchParams();
  const { endsOn, description } = deal.meta;
  const isOver = today !== undefined && hasEnded(deal, today);
  const shelf = shelfOf(deal, rest);
  return (
    <NamedPage
      title={deal.title}
      lead={description}
      path={path}
      trail={trail}
      isIndexed={!isOver && query.size === 0}
    >
      {isOver ? (
        <NoDeals title={text('deals.ended')} href="/lp/deals" action={text('deals.title')} />
      ) : (
        <>
          {endsOn && <Alert tone="info">{text('deals.until', { date: date(endsOn) })}</Alert>}
          {shelf && <Shelf shelf={shelf} path={path} />}
        </>
      )}
      <Terms blocks={deal.blocks} />
    </NamedPage>
  );
}

function Shelf({ shelf, path }: { shelf: string; path: string }) {
  const text = useText();
  const { client, shopper } = useB2c();
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...catalogQueries.search(client, shelfParameters(shelf, query), shopper),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ProductListSkeletons />;
  if (data.totalCount === 0 && query.size === 0) return <NoDeals title={text('deals.noItems')} />;
  return <Results result={{ ...data, breadCrumbs: [] }} path={path} headingLevel={2} isBusy={isFetching} />;
}

/** What the deal binds itself to, below its parts. */
const Terms = ({ blocks }: Pick<ContentPage, 'blocks'>) =>
  blocks.map(
    (block) =>
      block.kind === 'text' && (
        <Stack key={block.id} as="section" gap={2} id={block.id}>
          <Text weight="bold">{block.title}</Text>
          {block.paragraphs.map((paragraph) => (
            <Text key={paragraph} size="bodyS">
              {paragraph}
            </Text>
          ))}
        </Stack>
      ),
  );
