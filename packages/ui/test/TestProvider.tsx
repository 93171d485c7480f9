import type { ReactNode } from 'react';
import { inlineDrawings } from '../src/drawings/drawings.ts';
import { enUS } from '../src/i18n/en-US.ts';
import { UiProvider, type UiProviderProps } from '../src/i18n/UiProvider.tsx';

/** A US shopper; `overrides` for what a test is about. */
export function TestProvider({
  children,
  ...overrides
}: Partial<UiProviderProps> & { children?: ReactNode }) {
  return (
    <UiProvider
      locale="en-US"
      strings={enUS}
      drawings={inlineDrawings}
      currency="USD"
      distanceUnit="mi"
      timeFormat="12h"
      timeZone="America/Los_Angeles"
      {...overrides}
    >
      {children}
    </UiProvider>
  );
}
