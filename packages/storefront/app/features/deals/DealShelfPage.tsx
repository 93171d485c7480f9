import type { ContentPage } from '@driveline/api/contract';
import { pageQueries, useB2c } from '@driveline/hooks';
import { Alert, Stack, Text, useFormat } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';
import { Failure } from '../page/index.ts';
import { DealParts } from './DealParts.tsx';
import { hasEnded, shelfOf } from './dealShelf.ts';
import { NoDeals } from './NoDeals.tsx';
import { useToday } from '../../shop/today.ts';

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
          {shelf && <DealParts shelf={shelf} path={path} none={text('deals.noItems')} />}
        </>
      )}
      <Terms blocks={deal.blocks} />
    </NamedPage>
  );
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
