import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import { appLinks, contentBlocks, events, infoCards, repairGuide, repairShops } from '../fixtures/pages.ts';
import { editorsHtml, faqGroups } from '../fixtures/support.ts';
import { AppLinks } from './AppLinks.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { EventList } from './EventList.tsx';
import { noReviewPage, reviewPage } from '../fixtures/reviews.ts';
import { FaqList } from './FaqList.tsx';
import { InfoCards } from './InfoCards.tsx';
import { RepairGuide } from './RepairGuide.tsx';
import { RepairShopList } from './RepairShopList.tsx';
import { ReviewList } from './ReviewList.tsx';
import { RichText } from './RichText.tsx';

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
