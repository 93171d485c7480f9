import { consentCategories } from '@driveline/hooks';
import { Card, ConsentForm, Heading, PageBody, Text, useStrings } from '@driveline/ui';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import type { loadConsent } from './keepConsent.ts';
import * as paths from '../../paths/index.ts';

/** `/cookieSettings`: the same choice as in the dialog, for a browser without script (SHELL-071). */
export function ConsentPage() {
  const { consent } = useStrings();
  const { accepted } = useLoaderData<typeof loadConsent>();
  const [query] = useSearchParams();
  return (
    <PageBody narrow>
      <PageHead title={consent.title} />
      <Heading level={1}>{consent.title}</Heading>
      {query.has('saved') && (
        <Text role="status" weight="bold">
          {consent.saved}
        </Text>
      )}
      <Card as="section">
        <ConsentForm
          // Another choice than the one that stands in the boxes: they start again.
          key={accepted.join()}
          target={targetAt(paths.cookieSettings(), 'save-consent')}
          categories={consentCategories}
          accepted={accepted}
        />
      </Card>
    </PageBody>
  );
}
