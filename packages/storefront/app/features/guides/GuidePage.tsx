import { AsideLayout, ButtonLink, Inline, Link, PageBody, PageHeader } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PrintButton } from '../account-page/index.ts';
import { Failure, PageHead } from '../page/index.ts';
import { Cautions, Facts, Figures, Steps } from './GuideParts.tsx';
import { guidePath, guidesPath } from './paths.ts';
import { useGuides, type Guide } from './useGuides.ts';

/** `/user/repairGuideContent?guideId=`: one job, step by step; open to guests (ACCT-057). */
export function GuidePage() {
  const [query] = useSearchParams();
  const { asked, vehicleId } = useGuides(query.get('guideId') ?? '');
  const { data, error, refetch } = asked;
  const all = guidesPath(query.get('vehicleId'));
  return (
    <PageBody>
      {data?.content ? (
        <Content guide={data.content} vehicleId={vehicleId} all={all} />
      ) : (
        <Failed error={error} onRetry={() => void refetch()} all={all} />
      )}
    </PageBody>
  );
}

type FailedProps = { readonly error: unknown; readonly onRetry: () => void; readonly all: string };

function Failed({ error, onRetry, all }: FailedProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text('guides.title')} />
      <PageHeader title={text('guides.title')} />
      <Failure error={error} onRetry={onRetry} />
      <Link href={all}>{text('guides.all')}</Link>
    </>
  );
}

type ContentProps = {
  readonly guide: Guide;
  readonly vehicleId: string | undefined;
  /** The tree that it stands in. */
  readonly all: string;
};

function Content({ guide, vehicleId, all }: ContentProps) {
  const text = useText();
  const { title, summary, breadcrumb, cautions, steps, table, previousId, nextId } = guide;
  const [system] = breadcrumb;
  return (
    <>
      <PageHead title={title} description={summary} />
      <PageHeader
        title={title}
        lead={summary}
        crumbs={[
          { label: text('guides.title'), href: all },
          ...(system ? [{ label: system.title, href: `${all}#${system.id}` }] : []),
          { label: title },
        ]}
      />
      <AsideLayout aside={<Facts guide={guide} />}>
        <Cautions cautions={cautions} />
        <Steps steps={steps} />
        {table && <Figures table={table} />}
        <Inline>
          {previousId && (
            <ButtonLink href={guidePath(previousId, vehicleId)} variant="outline">
              {text('guides.previous')}
            </ButtonLink>
          )}
          {nextId && (
            <ButtonLink href={guidePath(nextId, vehicleId)} variant="outline">
              {text('guides.next')}
            </ButtonLink>
          )}
          <PrintButton />
        </Inline>
      </AsideLayout>
    </>
  );
}
