import { segmentContent } from '@driveline/hooks';
import { Badge, PageBody, WarningIcon } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { useConfig, useHeaderData } from '../session/index.ts';

/**
 * CONTENT-032: says on every page that this deployment is no shop, and asks search engines to leave it alone. The
 * config knows it while the page is made; header data arrives later on a page that everybody gets.
 */
export function StagingRibbon() {
  const text = useText();
  const { data: header } = useHeaderData();
  const { values } = useConfig();
  if (!values.IS_STAGING_APP && !segmentContent(header).isStaging) return null;
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageBody role="complementary" aria-label={text('shell.staging')}>
        <Badge tone="check" icon={<WarningIcon size={16} />}>
          {text('shell.staging')}
        </Badge>
      </PageBody>
    </>
  );
}
