import { createBrandTheme } from '@driveline/ui/themes';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { firstDraft, type Look } from './draft.ts';

const SLOW = { timeout: 15_000 };

/** Makes a color too faint, takes the nearest good one, and looks at the page meanwhile. */
export async function composerTried(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  const root = document.documentElement;
  const value = (role: string) => getComputedStyle(root).getPropertyValue(`--dl-color-${role}`);
  const { look } = firstDraft([]);
  const of = (change: Partial<Look>) =>
    createBrandTheme({ ...look, name: 'tried', ...change })[
      root.dataset['colorMode'] === 'dark' ? 'dark' : 'light'
    ];
  const type = (label: string, text: string) =>
    fireEvent.change(page.getByLabelText(label), { target: { value: text } });
  const download = () => page.getByRole('button', { name: 'Download shop' });
  await expect(value('text-on-brand')).toBe(of({}).textOnBrand);
  await type('Text on brand', look.brand);
  await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('textOnBrand'), SLOW);
  await expect(download()).toBeDisabled();
  await expect(value('text-on-brand')).toBe(of({}).textOnBrand);
  await fireEvent.click(page.getByRole('button', { name: /^Use #[\da-f]{6} for Text on brand$/ }));
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull(), SLOW);
  await expect(download()).toBeEnabled();
  await type('Brand', '#5b2d8e');
  await type('Text on brand', look.onBrand);
  await waitFor(() => expect(value('surface-brand')).toBe(of({ brand: '#5b2d8e' }).surfaceBrand), SLOW);
  await waitFor(() => expect(canvasElement.querySelector('header')).not.toBeNull(), SLOW);
}
