import { askedReviews, reviewQueries, reviewsAddress, useReviews } from '@driveline/hooks';
import { PageBody } from '@driveline/ui';
import { ReviewList } from '@driveline/ui/content';
import { useSearchParams } from 'react-router-dom';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { UnloadedPage } from '../../parts/page/UnloadedPage.tsx';
import * as paths from '../../paths/index.ts';

export const loadReviews: LoadPage = (page) =>
  fetchRequired(page, reviewQueries.reviews(page.client, askedReviews(page.url.searchParams), page.shopper));

/** `/lp/reviews?part=…`: what buyers say of a part (PLUS-051). A server that answers no questions takes no texts. */
export function ReviewsPage() {
  const choice = askedReviews(useSearchParams()[0]);
  const { data, error, refetch } = useReviews(choice);
  if (!data) return <UnloadedPage error={error} onRetry={refetch} />;
  const { questions, skuNumber: sku } = data;
  const forms = questions && { writeHref: paths.writeReview(sku), askHref: paths.askQuestion(sku) };
  return (
    <PageBody>
      <PageHead title={`${data.summary.title}, ${data.itemDescription}`} />
      <ReviewList
        page={data}
        choice={choice}
        hrefOf={(next) => reviewsAddress(paths.reviews(sku), next)}
        {...forms}
      />
    </PageBody>
  );
}
