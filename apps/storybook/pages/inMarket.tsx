import type { Decorator } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { useMarket } from '../.storybook/shopMarket.ts';

/** Mounts a page anew in another market: what its fields start with is another shopper's. */
export function InMarket({ children }: { children: ReactNode }) {
  return <Fragment key={useMarket().code}>{children}</Fragment>;
}

export const inMarket: Decorator = (Story) => (
  <InMarket>
    <Story />
  </InMarket>
);
