import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import * as fixtures from '../fixtures/account.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderList } from './OrderList.tsx';

const meta = {
  title: 'Commerce/OrderHistory',
  component: OrderList,
  subcomponents: { OrderCard },
} satisfies Meta;
export default meta;

const buyAgain = { action: '/actions', intent: 'buy-again' };
const links = { detailsHref: '/user/orderHistory/W7K2-94QD', buyAgain };
const list = { detailsHref: () => links.detailsHref, buyAgain: () => buyAgain };
const nothing = () => undefined;

export const Cards: StoryObj = {
  render: () => (
    <Sheet
      states={{
        'on its way': <OrderCard order={fixtures.onlineOrder} trackHref="/track" {...links} />,
        'picked up': <OrderCard order={fixtures.pickedUpOrder} {...links} />,
        'a part comes back': <OrderCard order={fixtures.partlyReturned} returnHref="/return" {...links} />,
        'a return': <OrderCard order={fixtures.returned} detailsHref={links.detailsHref} />,
        'long, of a new type': <OrderCard order={fixtures.largeOrder} trackHref="/track" {...links} />,
      }}
    />
  ),
};

export const List: StoryObj = {
  render: () => (
    <Sheet
      states={{
        filled: <OrderList orders={[fixtures.onlineOrder, fixtures.pickedUpOrder]} {...list} />,
        loading: <OrderList orders={undefined} {...list} />,
        empty: (
          <OrderList
            orders={[]}
            {...list}
            emptyActions={<ButtonLink href="/deals">See today’s deals</ButtonLink>}
          />
        ),
        'nothing matches': <OrderList orders={[]} {...list} clearHref="/user/orderHistory" />,
        failed: <OrderList orders={null} {...list} retry={{ onRetry: nothing }} />,
      }}
    />
  ),
};
