import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { CardFieldsFrame } from './CardFieldsFrame.tsx';

/** Stands for a gateway's fields. */
const fields = `<!doctype html><html lang="en"><title>Card</title><style>
  body { margin: 4px; display: grid; gap: 12px }
  input { box-sizing: border-box; inline-size: 100%; block-size: 48px; font-size: 16px }
</style><main><input aria-label="Number"><input aria-label="Expires"></main>`;
const card = { label: 'Card details', src: 'about:blank', height: 116, isReady: true };

const meta = {
  component: CardFieldsFrame,
  title: 'Components/CardFieldsFrame',
  args: card,
} satisfies Meta<typeof CardFieldsFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      narrow
      states={{
        'its session is asked for': <CardFieldsFrame {...card} src={undefined} isReady={false} />,
        'with an error': <CardFieldsFrame {...card} errorMessage="This card has expired. Try another one." />,
        failed: (
          <CardFieldsFrame
            {...card}
            failure="The bank does not answer. You can pay in another way."
            onRetry={() => undefined}
          />
        ),
      }}
    />
  ),
};

export const Ready: Story = { args: { srcDoc: fields } };
