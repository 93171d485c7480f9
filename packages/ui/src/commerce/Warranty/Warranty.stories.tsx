import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { emptyPurchase, longPurchase, purchase } from '../fixtures/account.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { WarrantyCard } from './WarrantyCard.tsx';
import { WarrantyList } from './WarrantyList.tsx';

const meta = {
  title: 'Commerce/Warranty',
  component: WarrantyList,
  subcomponents: { WarrantyCard },
} satisfies Meta;
export default meta;

const href = '/myWarranties/w1';

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'active and ended': <WarrantyCard purchase={purchase} href={href} />,
        'long text, void, last day': <WarrantyCard purchase={longPurchase} href={href} />,
        'nothing covered': <WarrantyCard purchase={emptyPurchase} />,
      }}
    />
  ),
};

export const List: StoryObj = {
  render: () => (
    <Sheet
      states={{
        filled: <WarrantyList purchases={[purchase]} href={() => href} />,
        loading: <WarrantyList purchases={undefined} />,
        empty: (
          <WarrantyList purchases={[]} emptyActions={<ButtonLink href="/parts">Shop parts</ButtonLink>} />
        ),
        failed: <WarrantyList purchases={null} retry={{ onRetry: () => undefined }} />,
      }}
    />
  ),
};
