import type { Decorator } from '@storybook/react-vite';
import { InMarket } from './inMarket.tsx';
import { PageFrame, type FrameLook } from './PageFrame.tsx';

/** A page of the shop in its market, under the header. What the header shows is said by `parameters.frame`. */
export const inShop: Decorator = (Story, { parameters }) => (
  <InMarket>
    <PageFrame {...(parameters['frame'] as FrameLook | undefined)}>
      <Story />
    </PageFrame>
  </InMarket>
);

/** Types the parameters of a story in the shop. */
export const frame = (look: FrameLook) => ({ frame: look });
