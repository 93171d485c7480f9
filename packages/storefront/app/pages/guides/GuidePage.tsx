import { ButtonLink, Inline, Link, PageBody, PageHeader } from '@driveline/ui';
import { RepairGuide } from '@driveline/ui/content';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useShop.ts';
import { PrintButton } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useGuides, type Guide } from './loadGuides.ts';
import * as paths from '../../paths/index.ts';

/** `/user/repairGuideContent?guideId=`: one job, step by step; open to guests (ACCT-057). */
export function GuidePage() {
  const text = useText();
  const [query] = useSearchParams();
  const { asked, vehicleId } = useGuides(query.get('guideId') ?? '');
  const { data, error, refetch } = asked;
  const all = paths.guides(query.get('vehicleId'));
  return (
    <PageBody>
      {data?.content ? (
        <Content guide={data.content} vehicleId={vehicleId} all={all} />
      ) : (
        <>
          <PageHead title={text('guides.title')} />
          <PageHeader title={text('guides.title')} />
          <Failure error={error} onRetry={refetch} />
          <Link href={all}>{text('guides.all')}</Link>
        </>
      )}
    </PageBody>
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
  const { title, summary, breadcrumb, previousId, nextId } = guide;
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
      <RepairGuide guide={guide}>
        <Inline>
          {previousId && (
            <ButtonLink href={paths.guide(previousId, vehicleId)} variant="outline">
              {text('guides.previous')}
            </ButtonLink>
          )}
          {nextId && (
            <ButtonLink href={paths.guide(nextId, vehicleId)} variant="outline">
              {text('guides.next')}
            </ButtonLink>
          )}
          <PrintButton />
        </Inline>
      </RepairGuide>
    </>
  );
}
