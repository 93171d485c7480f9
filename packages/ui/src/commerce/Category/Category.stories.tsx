import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../fixtures/Sheet.tsx';
import { CategoryPromos } from './CategoryPromos.tsx';

const meta = { title: 'Commerce/Category', component: CategoryPromos } satisfies Meta;
export default meta;

const season = {
  title: 'Brake season',
  text: 'Pads, rotors and everything around them, checked against your vehicle.',
  link: { label: 'See the deal', href: '/deals/brake-season' },
};

export const Promos: StoryObj = {
  parameters: { visual: { widths: [800] } },
  render: () => (
    <Sheet
      states={{
        'one promo': <CategoryPromos promos={[season]} />,
        'two, one without a link': (
          <CategoryPromos promos={[season, { title: 'Store pickup', text: 'Free, within half an hour.' }]} />
        ),
      }}
    />
  ),
};
