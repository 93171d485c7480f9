import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet as StateSheet } from '../../commerce/fixtures/Sheet.tsx';
import { StepNumber } from './StepNumber.tsx';
import { Inline } from '../Inline/Inline.tsx';

const meta = { component: StepNumber, title: 'Components/StepNumber', args: { step: 1 } } satisfies Meta<
  typeof StepNumber
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateSheet
      states={{
        states: (
          <Inline>
            <StepNumber step={1} state="done" />
            <StepNumber step={2} state="current" />
            <StepNumber step={3} />
          </Inline>
        ),
      }}
    />
  ),
};
