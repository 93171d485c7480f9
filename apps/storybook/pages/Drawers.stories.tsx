import { Heading, MiniCart, RelatedParts, Stack, VehiclePicker } from '@driveline/ui';
import { Drawer } from '@driveline/ui/overlays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { inMarket } from './inMarket.tsx';
import { usePageWords } from './pageWords.ts';
import { today, useShopData } from './shopData.ts';

const close = () => undefined;

/** What opens after 'Add to cart': the part, the sum, and what goes with it. */
function AddedToCart() {
  const words = usePageWords();
  const { groups, totals, related, vehicle } = useShopData();
  const [added] = groups[0]!.lines;
  // The parts are at its end.
  useEffect(() => {
    document.querySelector('[role=dialog] section:last-child')?.scrollIntoView();
  }, []);
  return (
    <Drawer isOpen onClose={close} title={words('cart.title')} size="s">
      <Stack gap={6}>
        <MiniCart
          added={added!}
          itemCount={totals.itemCount}
          subtotalMinor={totals.partsMinor}
          cartHref="/cart"
          checkoutHref="/checkout"
        />
        <Stack as="section" gap={4}>
          <Heading level={3}>{words('product.related')}</Heading>
          <RelatedParts products={related} addAction="/actions" vehicle={vehicle.model} today={today} />
        </Stack>
      </Stack>
    </Drawer>
  );
}

/** The picker of the home page, where it has the room of a phone. */
function Picker() {
  const words = usePageWords();
  const { market } = useShopData();
  return (
    <Drawer isOpen onClose={close} title={words('vehicle.choose')}>
      <VehiclePicker
        variant="compact"
        levels={market.vehiclePicker.levels.map((name) => ({ name }))}
        action="/user/myVehicle"
        save={{ action: '/actions', intent: 'set-vehicle' }}
        onPick={close}
        vin={{ target: { action: '/user/myVehicle', intent: 'find-vin' } }}
      />
    </Drawer>
  );
}

const meta = {
  component: AddedToCart,
  title: 'Pages/Drawers',
  // Each lies over the whole page, and two of them over each other.
  tags: ['!autodocs'],
  // A drawer has one width from a tablet up: what it holds must not take the window's.
  parameters: { layout: 'fullscreen', visual: { kind: 'pageState', widths: [820, 1440] } },
  decorators: [inMarket],
} satisfies Meta<typeof AddedToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiniCartWithRelatedParts: Story = {};
export const VehicleInADrawer: Story = { render: () => <Picker /> };
