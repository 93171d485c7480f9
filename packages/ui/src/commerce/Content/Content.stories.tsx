import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../components/Link/Link.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';
import { infoCards } from '../fixtures/pages.ts';
import { editorsHtml, faqGroups } from '../fixtures/support.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { FaqList } from './FaqList.tsx';
import { InfoCards } from './InfoCards.tsx';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'Commerce/Content',
  component: FaqList,
  subcomponents: { RichText, InfoCards, AddressBlock },
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

export const Addresses: StoryObj = {
  render: () => (
    <Sheet
      narrow
      states={{
        'with all parts': (
          <AddressBlock
            name="Sam Rivera"
            lines={['1420 Harbor Blvd', 'Apt 4', 'Santa Ana, CA 92704']}
            phone={{ shown: '(714) 555-0123', number: '+17145550123' }}
            actions={<Link href="#edit">Edit</Link>}
          />
        ),
        'lines alone, one missing': (
          <AddressBlock lines={['Av. Insurgentes Sur 1602', undefined, 'Benito Juárez, 03940 CDMX']} />
        ),
        'long text': (
          <AddressBlock
            name="Maria Aparecida dos Santos Albuquerque de Oliveira Vasconcelos"
            lines={['Rua Professora Doutora Maria da Conceição Tavares de Almeida Nogueira 12345, bloco B']}
          />
        ),
      }}
    />
  ),
};
