import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { PageHeader } from '../Page/PageHeader.tsx';
import { ReviewHistogram, type ReviewSummary } from '../Rating/ReviewHistogram.tsx';
import { QuestionList, type QuestionItem } from './QuestionList.tsx';
import { Review } from './Review.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewItem {
  id: string;
  /** 1 to 5. */
  stars: number;
  author: string;
  /** City and state; may be empty. */
  place: string;
  /** `YYYY-MM` */
  month: string;
  title?: string | undefined;
  text?: string | undefined;
  installed?: 'self' | 'shop' | undefined;
  vehicle?: { name: string; fits?: boolean | undefined; reply?: string | undefined } | undefined;
  /** It is invented, and says so. */
  demonstration?: boolean | undefined;
  /** Its writer bought the part here. */
  isBuyer?: boolean | undefined;
  /** In which it was written, where that is another language than the page's. */
  locale?: string | undefined;
}

export type ReviewSort = 'newest' | 'highest' | 'lowest';

/** Which reviews show, and in which order. */
export interface ReviewChoice {
  stars?: number | undefined;
  /** Those that speak of the shopper's vehicle. */
  vehicle?: 'mine' | undefined;
  sort?: ReviewSort | undefined;
  pageNumber?: number | undefined;
}

/** A page of the reviews of a part. */
export interface ReviewsToRead {
  itemDescription: string;
  productDetailsPageUrl: string;
  rating: number;
  reviewCount: number;
  /** What can be chosen, with how many there are; `title` heads the page. */
  summary: ReviewSummary & { title: string };
  /** Make and model of the shopper's, and how many reviews speak of it. */
  vehicle?: { name: string; reviewCount: number } | undefined;
  /** How many were chosen, on all pages. */
  matchCount: number;
  /** From 1. */
  pageNumber: number;
  pageCount: number;
  reviews: readonly ReviewItem[];
  /** What was asked and answered. */
  questions?: readonly QuestionItem[] | undefined;
}

export interface ReviewListProps extends BlockProps<'section'> {
  page: ReviewsToRead;
  choice: ReviewChoice;
  /** Address of another choice. */
  hrefOf: (choice: ReviewChoice) => string;
  /** Where a review is written. */
  writeHref?: string;
  /** Where a question is asked; questions show with it. */
  askHref?: string;
}

/** Reviews of a part to read: some of them by stars or vehicle, in an order, page by page [PLUS-051]. All choices are links. */
export function ReviewList({ page, choice, hrefOf, writeHref, askHref, ...rest }: ReviewListProps) {
  const { summary, vehicle, matchCount, itemDescription } = page;
  const { content, offer } = useStrings();
  const { number } = useFormat();
  const count = offer.reviews(matchCount, number(matchCount));
  const write = writeHref !== undefined && (
    <ButtonLink href={writeHref} variant="outline">
      {content.writeReview}
    </ButtonLink>
  );
  const isEmpty = page.reviewCount === 0;
  return (
    <Stack as="section" gap={6} aria-label={isEmpty ? summary.title : count} {...rest}>
      <PageHeader
        title={summary.title}
        lead={itemDescription}
        crumbs={[{ label: itemDescription, href: page.productDetailsPageUrl }, { label: summary.title }]}
      />
      <div className={styles.root}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {isEmpty ? (
              <EmptyState title={content.noReviewsYet} actions={write}>
                {content.noReviewsYetHint}
              </EmptyState>
            ) : (
              <>
                <ReviewHistogram
                  value={page.rating}
                  count={page.reviewCount}
                  summary={summary}
                  hrefOf={(stars) => hrefOf({ sort: choice.sort, stars })}
                />
                <Filters {...{ choice, summary, vehicle, hrefOf }} />
                <Orders {...{ choice, hrefOf }} />
                {writeHref !== undefined && <div>{write}</div>}
              </>
            )}
          </div>
          <div className={styles.column}>
            {!isEmpty && <Chosen {...{ page, choice, hrefOf, count }} />}
            {askHref !== undefined && <QuestionList questions={page.questions ?? []} askHref={askHref} />}
          </div>
        </div>
      </div>
    </Stack>
  );
}

interface ChosenProps extends Pick<ReviewListProps, 'page' | 'choice' | 'hrefOf'> {
  count: string;
}

/** The reviews that were chosen, by page. */
function Chosen({ page, choice, hrefOf, count }: ChosenProps) {
  const { reviews, pageNumber, pageCount } = page;
  const { content } = useStrings();
  return (
    <>
      {/* Links that choose, sort and turn pages lead here (WCAG 4.1.3). */}
      <Heading level={2} tabIndex={-1} data-list-heading="">
        <span role="status">
          {count}
          <VisuallyHidden>, {content.reviewSort[choice.sort ?? 'newest']}</VisuallyHidden>
        </span>
      </Heading>
      {reviews.length === 0 ? (
        <EmptyState
          title={content.noReviews}
          actions={<ButtonLink href={hrefOf({})}>{content.allReviews}</ButtonLink>}
        >
          {content.noReviewsHint}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {reviews.map((review) => (
            <Review key={review.id} {...review} />
          ))}
        </ol>
      )}
      <Pagination
        page={pageNumber}
        total={pageCount}
        hrefOf={(to) => hrefOf({ ...choice, pageNumber: to })}
      />
    </>
  );
}

type Choosing = Pick<ReviewListProps, 'choice' | 'hrefOf'> & Pick<ReviewsToRead, 'summary' | 'vehicle'>;

function Filters({ choice, summary, vehicle, hrefOf }: Choosing) {
  const { content } = useStrings();
  const { number } = useFormat();
  const { sort, stars } = choice;
  // Without a vehicle all are answered, whatever the address says.
  const isOfVehicle = vehicle !== undefined && choice.vehicle !== undefined;
  const counted = (label: string, count: number) => `${label} (${number(count)})`;
  return (
    <nav aria-label={content.reviewFilter}>
      <ul className={styles.choices}>
        <Choice href={hrefOf({ sort })} isChosen={stars === undefined && !isOfVehicle}>
          {content.allReviews}
        </Choice>
        {vehicle && (
          <Choice href={hrefOf({ sort, vehicle: 'mine' })} isChosen={isOfVehicle}>
            {counted(content.reviewsFor(vehicle.name), vehicle.reviewCount)}
          </Choice>
        )}
        {summary.stars
          .filter((row) => row.stars === stars)
          .map((row) => (
            <Choice key={row.stars} href={hrefOf({ sort, stars: row.stars })} isChosen>
              {counted(row.label, row.count)}
            </Choice>
          ))}
      </ul>
    </nav>
  );
}

const sorts = ['newest', 'highest', 'lowest'] as const;

function Orders({ choice, hrefOf }: Pick<Choosing, 'choice' | 'hrefOf'>) {
  const { content } = useStrings();
  const { sort = 'newest' } = choice;
  return (
    <nav aria-label={content.reviewOrder}>
      <ul className={styles.choices}>
        {sorts.map((order) => (
          <Choice
            key={order}
            href={hrefOf({ ...choice, sort: order, pageNumber: undefined })}
            isChosen={order === sort}
          >
            {content.reviewSort[order]}
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <li>
      <ButtonLink
        size="s"
        variant={isChosen ? 'secondary' : 'quiet'}
        href={href}
        aria-current={isChosen ? 'true' : undefined}
      >
        {children}
      </ButtonLink>
    </li>
  );
}
