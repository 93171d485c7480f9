import {
  AsideLayout,
  Button,
  ButtonLink,
  CartGroup,
  CartLine,
  Disclosure,
  EmptyCart,
  ErrorState,
  Heading,
  OrderSummary,
  Skeleton,
  Stack,
  type OrderGroup,
} from '@driveline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { frame, inShop } from './inShop.tsx';
import { Jobs } from './Jobs.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const target = (intent: string) => ({ action: '/cart', intent });

/** The cart as it is, with one left of a pair, or with long words. */
function useGroups(look: CartProps['look']): readonly OrderGroup[] {
  const words = usePageWords();
  const { groups } = useShopData();
  const [first] = groups;
  if (look === 'plain') return groups;
  if (look === 'findings')
    return [
      {
        ...first!,
        lines: first!.lines.map((line, at) =>
          at === 0 ? { ...line, quantity: 1, findings: [{ kind: 'tooFew', quantity: 2, needed: 2 }] } : line,
        ),
      },
    ];
  const lines = first!.lines.map((line) => ({
    ...line,
    title: `${line.title}, ${words('longPart')}`,
    totalMinor: 12_345_600,
  }));
  return [{ ...first!, lines: lines.slice(0, 1) }];
}

interface CartProps {
  look: 'plain' | 'findings' | 'long';
}

function Cart({ look }: CartProps) {
  const words = usePageWords();
  const { totals } = useShopData();
  const summary = (
    <OrderSummary totals={totals}>
      <Disclosure variant="plain" summary={words('cart.addPromo')} />
      <Disclosure variant="plain" summary={words('cart.changePlace')} />
      <CheckoutButtons />
    </OrderSummary>
  );
  return (
    <>
      <Heading level={1}>{words('cart.heading', { count: totals.itemCount })}</Heading>
      <AsideLayout aside={summary}>
        {useGroups(look).map((group) => (
          <CartGroup key={group.id} group={group} today={today}>
            {group.lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                update={target('cart.update')}
                remove={target('cart.remove')}
                changeWay={target('cart.way')}
              />
            ))}
          </CartGroup>
        ))}
      </AsideLayout>
    </>
  );
}

function CheckoutButtons() {
  const words = usePageWords();
  const { methods } = useShopData().market.payments;
  return (
    <Stack gap={4}>
      <ButtonLink href="/checkout" variant="primary" fullWidth>
        {words('cart.checkOut')}
      </ButtonLink>
      {methods.some(({ id, enabled }) => id === 'paypal' && enabled) && (
        <Button variant="outline" fullWidth>
          {words('cart.payPal')}
        </Button>
      )}
    </Stack>
  );
}

function Waiting() {
  const words = usePageWords();
  return (
    <>
      <Heading level={1}>{words('cart.heading', { count: useShopData().totals.itemCount })}</Heading>
      <AsideLayout aside={<Skeleton height="320px" />}>
        <Stack gap={5}>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </Stack>
      </AsideLayout>
    </>
  );
}

function NotLoaded() {
  const words = usePageWords();
  return (
    <ErrorState title={words('cartFailed')} level={1} onRetry={() => undefined}>
      {words('nothingLost')}
    </ErrorState>
  );
}

const meta = {
  component: Cart,
  title: 'Pages/Cart',
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: { look: 'plain' },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;
const state = { parameters: { visual: { kind: 'pageState' } } };

export const Filled: Story = {};

/** One left of a pair. */
export const WithFindings: Story = { ...state, args: { look: 'findings' } };
export const LongText: Story = { ...state, args: { look: 'long' } };

export const Empty: Story = {
  parameters: { ...state.parameters, ...frame({ emptyCart: true }) },
  render: () => (
    <>
      <EmptyCart shopHref="/parts" />
      <Jobs />
    </>
  ),
};

export const Loading: Story = { ...state, render: () => <Waiting /> };
export const Failed: Story = { ...state, render: () => <NotLoaded /> };
