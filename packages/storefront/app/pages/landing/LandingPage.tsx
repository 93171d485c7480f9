import type { ContentPage } from '@driveline/api/contract';
import {
  breadcrumbJsonLd,
  faqJsonLd,
  pageQueries,
  prefetchRepairShops,
  questionGroups,
  questionsWith,
  useContentPage,
  type QuestionGroup,
  todayQuery,
} from '@driveline/hooks';
import { Link, PageBody, PageHeader, Text, useFormat } from '@driveline/ui';
import { ContentBlocks, FaqList } from '@driveline/ui/content';
import { useState } from 'react';
import { redirect, useLocation, useSearchParams } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import { redirectTarget } from '../../data/redirectTarget.ts';
import type { LoadPage } from '../../data/page.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import { useLandingForms } from './LandingForms.tsx';

/** A page of the market's content; one that it does not have, or that is empty, is not found (CONTENT-029, CONTENT-030). */
export const loadLanding: LoadPage = async (page) => {
  const content = await fetchRequired(page, pageQueries.page(page.client, page.url.pathname));
  if (content?.redirectUrl) throw redirect(redirectTarget(content.redirectUrl, page.url), 301);
  if (content?.blocks.length === 0) throw notFound();
  const { client, queryClient, market, url } = page;
  await prefetchRepairShops(queryClient, client, content?.blocks ?? [], url.searchParams.get('q')?.trim());
  await queryClient.prefetchQuery(todayQuery(market.timeZone));
};

/** `/lp/{name}`: legal texts, help, the brand's story, as editors built them (CONTENT-030). */
export function LandingPage() {
  const { pathname } = useLocation();
  const { data: page, error, refetch } = useContentPage(pathname);
  if (!page) return <UnloadedPage error={error} onRetry={refetch} />;
  return (
    <PageBody narrow>
      <Content key={pathname} page={page} path={pathname} />
    </PageBody>
  );
}

function Content({ page, path }: { page: ContentPage; path: string }) {
  const text = useText();
  const { record } = useShop();
  const { date } = useFormat();
  const { title, meta, blocks } = page;
  const crumbs = [
    { categoryName: text('crumbs.home'), canonicalPath: paths.home() },
    { categoryName: title, canonicalPath: path },
  ];
  const groups = questionGroups(blocks);
  return (
    <>
      <PageHead
        title={title}
        description={meta.description}
        canonicalPath={path}
        markets={[]}
        jsonLd={import.meta.env.SSR ? [...breadcrumbJsonLd(crumbs, record.root), ...faqJsonLd(groups)] : []}
      />
      <PageHeader
        title={title}
        lead={meta.description}
        crumbs={[{ label: text('crumbs.home'), href: paths.home() }, { label: title }]}
      />
      {meta.changedOn && (
        <Text size="bodyS" tone="secondary">
          {text('landing.changed', { date: date(meta.changedOn, 'medium') })}
        </Text>
      )}
      <Contents blocks={blocks} />
      <ContentBlocks blocks={blocks} today={useToday()} forms={useLandingForms()} />
      {groups.length > 0 && <Questions groups={groups} path={path} />}
    </>
  );
}

/** Sections from which on a page says first what it holds. */
const MANY = 4;

function Contents({ blocks }: Pick<ContentPage, 'blocks'>) {
  const text = useText();
  const sections = blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'html' ? [block] : []));
  if (sections.length < MANY) return null;
  return (
    <nav aria-label={text('landing.contents')}>
      {sections.map(({ id, title }) => (
        <Text key={id}>
          <Link href={`#${id}`}>{title}</Link>
        </Text>
      ))}
    </nav>
  );
}

/** Questions that fold open, and a field that leaves those that hold its words (CONTENT-026). */
function Questions({ groups, path }: { groups: readonly QuestionGroup[]; path: string }) {
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const [query, setQuery] = useState(parameters.get('q')?.trim() ?? '');
  return (
    <FaqList
      groups={questionsWith(groups, query).map((group) => ({
        ...group,
        questions: group.questions.map((it) => ({ ...it, answer: <Text>{it.answer}</Text> })),
      }))}
      action={path}
      query={query}
      onQueryChange={setQuery}
      {...(hash && { openId: hash.slice(1) })}
      contactHref={paths.contact()}
    />
  );
}
