import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  title: 'Components/Checkbox',
  args: { children: 'Front' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        off: <Checkbox>Billing address is the same</Checkbox>,
        on: <Checkbox defaultChecked>Billing address is the same</Checkbox>,
        'with help': (
          <Checkbox description="At most one text per order">Text me when the order is ready</Checkbox>
        ),
        'with an error': (
          <Checkbox errorMessage="Agree to the terms to go on.">I agree to the terms</Checkbox>
        ),
        'long words': (
          <Checkbox>
            Aceito receber ofertas, lembretes de manutenção e avisos de recall por e-mail e por mensagem de
            texto
          </Checkbox>
        ),
        disabled: <Checkbox disabled>Left</Checkbox>,
        'disabled, on': (
          <Checkbox disabled defaultChecked>
            Left
          </Checkbox>
        ),
        facet: (
          <>
            <Checkbox compact end="8">
              Front
            </Checkbox>
            <Checkbox compact end="6" defaultChecked>
              Rear
            </Checkbox>
            <Checkbox compact end="0" disabled>
              Left
            </Checkbox>
          </>
        ),
      }}
    />
  ),
};
