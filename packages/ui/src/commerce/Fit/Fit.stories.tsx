import type { Meta, StoryObj } from '@storybook/react-vite';
import { doesNotFit, fits, needsInfo, noVehicle, universal, vehicleShort } from '../fixtures/products.ts';
import { Sheet } from '../fixtures/Sheet.tsx';
import { FitBadge } from './FitBadge.tsx';
import { FitProof } from './FitProof.tsx';
import { FitReasons } from './FitReasons.tsx';

const meta = {
  component: FitBadge,
  title: 'Commerce/Fit',
  subcomponents: { FitProof, FitReasons },
  parameters: { playgrounds: { FitReasons: { args: { reasons: doesNotFit.reasons } } } },
  args: { state: 'FITS' },
} satisfies Meta<typeof FitBadge>;
export default meta;

const verdicts = [fits, needsInfo, doesNotFit, universal, noVehicle];
const answer = { action: '/vehicle/answer', intent: 'answer-fit' };

export const Badges: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      states={Object.fromEntries(
        verdicts.map(({ state }) => [state, <FitBadge key={state} state={state} vehicle={vehicleShort} />]),
      )}
    />
  ),
};

export const Proofs: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      narrow
      states={Object.fromEntries(
        verdicts.map((fit) => [
          fit.state,
          <FitProof key={fit.state} fit={fit} answer={answer} vehicleHref="/user/myVehicle" />,
        ]),
      )}
    />
  ),
};
