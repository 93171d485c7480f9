import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { label: 'Delivery method', href: '#way' },
  { label: 'Contact & delivery', href: '#contact' },
  { label: 'Payment & review' },
];

const meta = { component: Stepper, title: 'Components/Stepper', args: { steps, current: 2 } } satisfies Meta<
  typeof Stepper
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        'at the first': <Stepper steps={steps} current={1} />,
        'at the second': <Stepper steps={steps} current={2} />,
        done: <Stepper steps={steps} current={4} />,
        'long words': (
          <Stepper
            current={2}
            steps={[
              { label: 'Como você quer receber ou retirar o pedido', href: '#entrega' },
              { label: 'Contato e endereço de entrega' },
              { label: 'Pagamento e revisão do pedido' },
            ]}
          />
        ),
      }}
    />
  ),
};
