import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import { appLinks, contentBlocks, events, infoCards, repairGuide, repairShops } from '../fixtures/pages.ts';
import { editorsHtml, faqGroups } from '../fixtures/support.ts';
import { AppLinks } from './AppLinks.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { EventList } from './EventList.tsx';
import { newPage, noReviewPage, reviewPage, writablePage } from '../fixtures/reviews.ts';
import { FaqList } from './FaqList.tsx';
import { InfoCards } from './InfoCards.tsx';
import { OwnReviewNote, OwnTextFields, OwnTextSent } from './OwnText.tsx';
import { RepairGuide } from './RepairGuide.tsx';
import { RepairShopList } from './RepairShopList.tsx';
import { ReviewList } from './ReviewList.tsx';
import { RichText } from './RichText.tsx';
import { StarsField } from './StarsField.tsx';

const meta = {
  title: 'Commerce/Content',
  component: FaqList,
  subcomponents: {
    RichText,
    InfoCards,
    ContentBlocks,
    EventList,
    RepairGuide,
    RepairShopList,
    ReviewList,
    StarsField,
    OwnTextFields,
    OwnTextSent,
    OwnReviewNote,
    AppLinks,
  },
} satisfies Meta;
export default meta;

const faq = { action: '/lp/faqs', contactHref: '/contactus', groups: faqGroups };

export const Questions: StoryObj = { render: () => <FaqList {...faq} openId="change-order" /> };

export const QuestionsFiltered: StoryObj = {
  render: () => <FaqList {...faq} groups={faqGroups.slice(1)} query="core" />,
};

export const NoQuestion: StoryObj = { render: () => <FaqList {...faq} groups={[]} query="flux" /> };

export const EditorsText: StoryObj = { render: () => <RichText html={editorsHtml} /> };

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        row: <InfoCards title="How it works" cards={infoCards} />,
        column: <InfoCards title="How it works" cards={infoCards} arrangement="column" />,
      }}
    />
  ),
};

export const Blocks: StoryObj = {
  render: () => <ContentBlocks blocks={contentBlocks} today="2026-11-23" />,
};

export const Events: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'planned and past': <EventList title="Events" events={events} today="2026-11-23" />,
        'none planned': <EventList title="Events" events={[]} today="2026-11-23" />,
      }}
    />
  ),
};

export const Guide: StoryObj = { render: () => <RepairGuide guide={repairGuide} /> };

export const RepairShops: StoryObj = {
  render: () => (
    <Sheet
      states={{
        found: <RepairShopList shops={repairShops} place="92110" />,
        none: <RepairShopList shops={[]} place="99701" />,
        loading: <RepairShopList shops={undefined} place="92110" />,
      }}
    />
  ),
};

export const Reviews: StoryObj = { render: () => <ReviewList {...reviewPage} /> };

export const ReviewsToWrite: StoryObj = { render: () => <ReviewList {...writablePage} /> };

export const NoReviewYet: StoryObj = { render: () => <ReviewList {...newPage} /> };

const stars = { name: 'stars', legend: 'Overall rating' };

export const StarsToGive: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        none: <StarsField {...stars} id="none" name="none" required />,
        four: <StarsField {...stars} id="four" name="four" defaultValue="4" />,
        wrong: <StarsField {...stars} id="wrong" name="wrong" errorMessage="required" />,
      }}
    />
  ),
};

const fieldOf = (id: string) => (name: string) => ({
  id: `${id}-${name}`,
  name,
  errorMessage: id === 'wrong' ? 'required' : undefined,
});
const vehicles = [{ vehicleId: '1', name: '2018 Norvik Halden 2.5L' }];

export const ToWrite: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        review: <OwnTextFields kind="review" field={fieldOf('review')} vehicles={vehicles} />,
        wrong: <OwnTextFields kind="review" field={fieldOf('wrong')} />,
        question: <OwnTextFields kind="question" field={fieldOf('question')} />,
      }}
    />
  ),
};

const own = { bought: true, ordersHref: '/user/orderHistory' };

export const Written: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'review sent': <OwnTextSent kind="review" href="/lp/reviews?part=1" />,
        'question sent': <OwnTextSent kind="question" href="/lp/reviews?part=1" />,
        'not bought': <OwnReviewNote {...own} bought={false} />,
        waiting: <OwnReviewNote {...own} review={{ status: 'waiting' }} />,
        refused: <OwnReviewNote {...own} review={{ status: 'refused', reason: 'It is about a store.' }} />,
        published: <OwnReviewNote {...own} review={{ status: 'published' }} />,
      }}
    />
  ),
};

export const NoReview: StoryObj = { render: () => <ReviewList {...noReviewPage} /> };

export const TheApp: StoryObj = { render: () => <AppLinks {...appLinks} /> };

const many = ['Pickup', 'Delivery', 'Returns', 'Deposits', 'Rewards', 'Advice', 'Warranty'].map((title) => ({
  title,
  text: 'What is asked most, answered in a line or two.',
  link: { label: `All about ${title.toLowerCase()}`, href: '/lp/faqs' },
}));

/** Whatever their number, the last row holds no card alone. */
export const ManyCards: StoryObj = {
  render: () => (
    <Sheet
      states={Object.fromEntries(
        [4, 5, 6, 7].map((count) => [
          `${count}`,
          <InfoCards key={count} title="What is this about?" cards={many.slice(0, count)} />,
        ]),
      )}
    />
  ),
};
