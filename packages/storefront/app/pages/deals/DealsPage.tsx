import type { ContentPage } from '@driveline/api/contract';
import { hasDealEnded, lastDayOf, shelfOfDeal, useContentPage } from '@driveline/hooks';
import { Alert, ButtonLink, Stack, Text } from '@driveline/ui';
import { OfferList } from '@driveline/ui/browse';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useToday } from '../../shop/today.ts';
import { useText } from '../../shop/useShop.ts';
import { DealFrame, DealParts, NoDeals, useUntil } from './DealFrame.tsx';
import { HotDealsPage } from './OfferPages.tsx';
import { RebatesPage } from './RebatePages.tsx';

/** `/deals/…`: one of the shop's own lists, else a merchandising shelf (CATALOG-027, CATALOG-040, CATALOG-042). */
export function DealsPage() {
  const { '*': rest = '' } = useParams();
  switch (rest) {
    case 'clearance':
      return <ClearancePage />;
    case 'hotDeal':
      return <HotDealsPage />;
    case 'pages':
      return <DealIndexPage />;
    case 'rebates':
      return <RebatesPage />;
    default:
      return <DealShelfPage key={rest} rest={rest} />;
  }
}

/** `/deals/clearance`: everything that is reduced, with old and new price (CATALOG-040). */
function ClearancePage() {
  const text = useText();
  const [query] = useSearchParams();
  return (
    <DealFrame list="clearance" isIndexed={query.size === 0}>
      <DealParts shelf={paths.dealContent('clearance')} path={paths.clearance()} none={text('deals.none')} />
    </DealFrame>
  );
}

/** `/deals/pages`: the merchandising shelves of now (CATALOG-040). */
function DealIndexPage() {
  const text = useText();
  const { data, error, refetch } = useContentPage(paths.dealContent('pages'));
  const offers = (data?.blocks ?? []).flatMap((block) =>
    block.kind === 'hero' && block.link
      ? [
          {
            id: block.link.href.split('/').at(-1) ?? '',
            title: block.title,
            lead: block.text,
            ...(block.drawing && { drawing: block.drawing }),
            actions: <ButtonLink href={paths.at(block.link.href)}>{text('deals.see')}</ButtonLink>,
          },
        ]
      : [],
  );
  return (
    <DealFrame list="pages">
      {!data && <Failure error={error} onRetry={refetch} />}
      {data && offers.length === 0 && <NoDeals title={text('deals.none')} />}
      {offers.length > 0 && <OfferList offers={offers} />}
    </DealFrame>
  );
}

/** `/deals/{cmsPath}/{...slug}`: the words of a promotion above the parts of its shelf (CATALOG-027). */
function DealShelfPage({ rest }: { rest: string }) {
  const text = useText();
  const { pathname } = useLocation();
  const { data: deal, error, refetch } = useContentPage(paths.dealContent(rest.split('/')[0] ?? ''));
  if (deal) return <Deal deal={deal} rest={rest} path={pathname} />;
  return (
    <NamedPage title={text('deals.title')} path={pathname} isIndexed={false}>
      <Failure error={error} onRetry={refetch} />
    </NamedPage>
  );
}

function Deal({ deal, rest, path }: { deal: ContentPage; rest: string; path: string }) {
  const text = useText();
  const until = useUntil();
  const today = useToday();
  const [query] = useSearchParams();
  const { description, renews } = deal.meta;
  const lastDay = lastDayOf(deal.meta, today ?? '');
  const isOver = today !== undefined && hasDealEnded(deal, today);
  const shelf = shelfOfDeal(deal, rest);
  return (
    <NamedPage
      title={deal.title}
      lead={description}
      path={path}
      trail={[{ label: text('deals.title'), href: paths.deals() }]}
      isIndexed={!isOver && query.size === 0}
    >
      {isOver ? (
        <NoDeals title={text('deals.ended')} href={paths.deals()} action={text('deals.title')} />
      ) : (
        <>
          {lastDay && <Alert tone="info">{until(lastDay, renews)}</Alert>}
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
