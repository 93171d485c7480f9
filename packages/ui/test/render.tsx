import { render as baseRender, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { TestProvider } from './TestProvider.tsx';

/** testing-library's `render` below a provider. */
export function render(ui: ReactElement, options?: RenderOptions): RenderResult {
  return baseRender(ui, { wrapper: TestProvider, ...options });
}
