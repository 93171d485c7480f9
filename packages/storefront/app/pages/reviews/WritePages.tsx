import type { OutputOf } from '@driveline/api';
import { askedReviews, questionStart, reviewStart, useOwnReview } from '@driveline/hooks';
import { Card, useStrings } from '@driveline/ui';
import { OwnReviewNote, OwnTextFields, OwnTextSent, type OwnTextKind } from '@driveline/ui/content';
import { questionForm, reviewForm } from '@driveline/validation';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePostForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/writeReview?part=…`: what a buyer says of a part (PLUS-051). */
export const WriteReviewPage = () => <WritePage kind="review" />;

/** `/user/askQuestion?part=…`: what a member wants to know of it (PLUS-051). */
export const AskQuestionPage = () => <WritePage kind="question" />;

const forms = {
  review: { rules: reviewForm(), start: reviewStart, path: paths.writeReview, intent: 'write-review' },
  question: { rules: questionForm(), start: questionStart, path: paths.askQuestion, intent: 'ask-question' },
} as const;

type KindProps = { readonly kind: OwnTextKind };

/** The part that is spoken of, and the form, or thanks for what was sent. */
function WritePage({ kind }: KindProps) {
  const { content } = useStrings();
  const [query] = useSearchParams();
  const { skuNumber } = askedReviews(query);
  const { data, error, refetch } = useOwnReview(skuNumber);
  const title = kind === 'review' ? content.writeReview : content.askQuestion;
  const trail = data ? [{ label: data.itemDescription, href: data.productDetailsPageUrl }] : [];
  return (
    <AccountFrame narrow title={title} lead={data?.itemDescription} trail={trail}>
      {query.get('done') === 'sent' ? (
        <OwnTextSent kind={kind} href={paths.reviews(skuNumber)} />
      ) : data ? (
        <WriteForm key={data.review?.status} kind={kind} own={data} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </AccountFrame>
  );
}

function WriteForm({ kind, own }: KindProps & { readonly own: OutputOf<'catalog.ownReview'> }) {
  const { send, label } = useStrings().content.ownText;
  const { skuNumber, bought, review, vehicles } = own;
  const { rules, start, path, intent } = forms[kind];
  const form = usePostForm({ id: kind, rules, start: start(own), labels: label });
  const isOpen = kind === 'question' || (bought && review?.status !== 'published');
  return (
    <>
      {kind === 'review' && <OwnReviewNote {...{ bought, review }} ordersHref={paths.orders()} />}
      {isOpen && (
        <Card>
          <PostForm form={form} action={path(skuNumber)} intent={intent}>
            <input type="hidden" name="skuNumber" value={skuNumber} />
            <OwnTextFields {...{ kind, vehicles }} field={form.field} />
            <SubmitButton>{send[kind]}</SubmitButton>
          </PostForm>
        </Card>
      )}
    </>
  );
}
