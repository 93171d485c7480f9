import type { ContentPage } from '@driveline/api/contract';
import { pageQueries, useB2c } from '@driveline/hooks';
import { Link, PageBody, PageHeader, Text, useFormat } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { breadcrumbJsonLd, faqJsonLd } from '../../models/jsonLd.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { Blocks } from './Blocks.tsx';
import { Questions, questionGroups } from './Questions.tsx';

/** `/lp/{name}`: legal texts, help, the brand's story, as editors built them (CONTENT-030). */
export function LandingPage() {
  const { client } = useB2c();
  const { pathname } = useLocation();
  const { data: page, error, refetch } = useQuery(pageQueries.page(client, pathname));
  return (
    <PageBody narrow>
      {page ? (
        <Content key={pathname} page={page} path={pathname} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}

function Content({ page, path }: { page: ContentPage; path: string }) {
  const text = useText();
  const { record } = useShop();
  const { date } = useFormat();
  const { title, meta, blocks } = page;
  const crumbs = [
    { categoryName: text('crumbs.home'), canonicalPath: '/' },
    { categoryName: title, canonicalPath: path },
  ];
  const groups = questionGroups(blocks);
  return (
    <>
      <PageHead
        title={title}
        description={meta.description}
        canonicalPath={path}
        isShared={false}
        jsonLd={[...breadcrumbJsonLd(crumbs, record.origin), ...faqJsonLd(groups)]}
      />
      <PageHeader
        title={title}
        lead={meta.description}
        crumbs={[{ label: text('crumbs.home'), href: '/' }, { label: title }]}
      />
      {meta.changedOn && (
        <Text size="bodyS" tone="secondary">
          {text('landing.changed', { date: date(meta.changedOn, 'medium') })}
        </Text>
      )}
      <Contents blocks={blocks} />
      <Blocks blocks={blocks} />
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
