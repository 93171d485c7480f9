import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoreChip } from '../Core/CoreChip.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { reviewSummary } from '../fixtures/reviews.ts';
import { ReviewHistogram } from '../Rating/ReviewHistogram.tsx';
import { Price, PriceNote } from './Price.tsx';

const meta = {
  component: Price,
  title: 'Commerce/Price',
  subcomponents: { PriceNote, CoreChip, Rating, ReviewHistogram },
  args: { minor: 6499 },
} satisfies Meta<typeof Price>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      states={{
        large: <Price minor={6499} />,
        medium: <Price minor={6499} size="m" />,
        small: <Price minor={6499} size="s" />,
        reduced: <Price minor={11900} wasMinor={13900} />,
        'four digits': <Price minor={123456} wasMinor={145000} size="m" />,
        note: <PriceNote unit="each" needed={2} />,
        'core, short': <CoreChip minor={4500} />,
        'core, on the product page': <CoreChip minor={4500} returnDays={45} />,
        rating: <Rating value={4.6} count={128} />,
        'rating, five stars': <Rating variant="stars" value={3.4} count={1} href="#reviews" />,
      }}
    />
  ),
};

export const Reviews: StoryObj = {
  render: () => (
    <ReviewHistogram
      value={4.3}
      count={20}
      summary={reviewSummary}
      hrefOf={(stars = 0) => `/r?stars=${stars}`}
    />
  ),
};
