import { shopFiles } from '@driveline/create-shop/shopFiles';
import { createBrandTheme, verdane, type BrandTheme } from '@driveline/ui/themes';
import { exportFigmaVariables, exportTokens, themeFile } from '@driveline/ui/tokens';
import { strToU8, unzipSync } from 'fflate';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composer } from '../composer/Composer.tsx';
import { firstDraft, starts } from '../composer/draft.ts';
import { button, focused, onEmptyPage, press, show } from './keys.tsx';

onEmptyPage();

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"><path d="M0 0h8v1H0z"/></svg>\n';
const { look } = firstDraft([]);
const SLOW = { timeout: 20_000 };

let blobs: Blob[] = [];
beforeEach(async () => {
  blobs = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'data:,';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show(<Composer />);
  await vi.waitUntil(() => document.querySelector('#main h1'), SLOW);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
/** Of an optional field, which says so after its label. */
const part = (label: string) => page.getByLabelText(`${label} (optional)`, { exact: false });
const pressed = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const opened = (title: string) => page.getByText(title, { exact: true }).click();
const value = (role: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--dl-color-${role}`);

/** What a button hands to the browser's downloads. */
async function downloaded(name: string): Promise<Blob> {
  await pressed(name);
  return blobs.at(-1)!;
}

const tokens = async (): Promise<unknown> =>
  JSON.parse(await (await downloaded('Download tokens (DTCG)')).text());

async function applied(document: unknown): Promise<void> {
  await opened('Import tokens');
  await field('Design tokens').fill(JSON.stringify(document));
  await pressed('Apply tokens');
}

/** As a file holds it. */
const written = (theme: BrandTheme, name: string): unknown =>
  JSON.parse(JSON.stringify(exportTokens({ ...theme, name })));

describe('design tokens', () => {
  test('[PLUS-030] pasted DTCG tokens of a brand give its theme back', async () => {
    await applied(exportTokens(verdane));
    await expect.poll(() => value('surface-brand')).toBe(verdane.light.surfaceBrand);
    expect(await tokens()).toEqual(written(verdane, 'corner-parts'));
  });

  test('[PLUS-030] pasted Figma variables give the theme back, with the font files of the present one', async () => {
    await field('Start from').selectOptions('Verdane');
    await field('Brand').fill('#5b2d8e');
    await applied(exportFigmaVariables(verdane));
    expect(await tokens()).toEqual(written(verdane, 'verdane'));
  });

  test.each(starts)('a designer downloads the tokens of $name', async ({ name, id, look: its }) => {
    await field('Start from').selectOptions(id === undefined ? 'A new brand' : name);
    const theme = createBrandTheme({ ...its, name: id ?? 'corner-parts' });
    expect(await tokens()).toEqual(written(theme, theme.name));
    const figma = await downloaded('Download Figma variables');
    expect(JSON.parse(await figma.text())).toEqual(JSON.parse(JSON.stringify(exportFigmaVariables(theme))));
  });

  test('[PLUS-031] tokens with a faint pair are refused by pair and nearest good color, and nothing changes', async () => {
    const before = await tokens();
    const faint = exportTokens({ ...verdane, light: { ...verdane.light, textLink: '#7fb4ff' } });
    await applied(faint);
    expect(alert()).toContain('Nothing has changed.');
    expect(alert()).toContain('textLink #7fb4ff on surfaceBase #ffffff');
    expect(alert()).toMatch(/Nearest good color: light\.color\.textLink #[\da-f]{6}/);
    expect(field('Accent').element()).toHaveProperty('value', look.accent);
    expect(await tokens()).toEqual(before);
  });

  test.each([
    ['{', 'This is not JSON.'],
    ['[]', 'The document is not an object.'],
    ['{"light":{"color":{"textMutd":{"$value":"#000000"}}}}', 'Did you mean textMuted?'],
  ])('%s is refused with its reason', async (text, reason) => {
    await opened('Import tokens');
    await userEvent.fill(field('Design tokens'), text);
    await pressed('Apply tokens');
    expect(alert()).toContain(reason);
    await expect.poll(() => value('surface-brand')).toBe(look.brand);
  });

  test('a chosen file is read like pasted text', async () => {
    await opened('Import tokens');
    const file = new File([JSON.stringify(exportTokens(verdane))], 'verdane.tokens.json');
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[accept*=".json"]')!, file);
    await expect.poll(() => value('surface-brand')).toBe(verdane.light.surfaceBrand);
  });
});

describe('colors', () => {
  test('[PLUS-031] a faint color stops downloads until the nearest good one is applied', async () => {
    await field('Text on brand').fill(look.brand);
    await expect.poll(alert, SLOW).toContain('needs 4.5:1');
    expect(button('Download shop')).toHaveProperty('disabled', true);
    expect(value('text-on-brand')).toBe(look.onBrand);
    await pressed(/^Use #[\da-f]{6} for Text on brand$/);
    await expect.poll(alert, SLOW).toBeUndefined();
    expect(button('Download shop')).toHaveProperty('disabled', false);
    expect(value('text-on-brand')).not.toBe(look.onBrand);
  });

  test('the page stays mounted while only a color changes', async () => {
    const main = document.querySelector('#main');
    await field('Brand').fill('#5b2d8e');
    await expect.poll(() => value('surface-brand')).toBe('#5b2d8e');
    expect(document.querySelector('#main')).toBe(main);
  });
});

describe('the shop', () => {
  const theirs = {
    id: 'joes-parts',
    name: "Joe's Parts",
    markets: ['mx', 'us'],
    phones: { mx: '(55) 5555-0199' },
  };

  async function composed(): Promise<void> {
    await field('Shop name').fill(theirs.name);
    await field('Folder').fill(theirs.id);
    await field('Brand').fill('#5b2d8e');
    await opened('Markets');
    await field('Brazil').click();
    await field('Default market').selectOptions('Mexico');
    await part('Phone in Mexico').fill(theirs.phones.mx);
    await opened('Logo');
    await part('Logo').fill(LOGO);
  }

  test('[PLUS-030] the download is what create-shop writes, byte for byte', async () => {
    await composed();
    const zip = await downloaded('Download shop');
    const files = shopFiles({ ...theirs, decisions: { ...look, brand: '#5b2d8e' }, logo: LOGO });
    const expected = Object.entries(files).map(([path, text]) => [`${theirs.id}/${path}`, strToU8(text)]);
    const unzipped = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(unzipped).toEqual(Object.fromEntries(expected));
    await expect.element(page.getByText('npm run dev')).toBeVisible();
  });

  test('[PLUS-030] a page shows the pasted logo, the name, and the brand’s color', async () => {
    await composed();
    const logos = () =>
      [...document.querySelectorAll('header img')].map((image) => image.getAttribute('src'));
    const address = `data:image/svg+xml,${encodeURIComponent(LOGO)}`;
    await expect.poll(logos, SLOW).toContain(address);
    expect(document.querySelector('footer')?.textContent).toContain(`© ${theirs.name}`);
    await field('Page').selectOptions('Product: filled');
    const add = () => document.querySelector('#main button[type="submit"]');
    await expect.poll(() => add() && getComputedStyle(add()!).backgroundColor, SLOW).toBe('rgb(91, 45, 142)');
    expect(document.documentElement.lang).toBe('es-MX');
  });

  test('without a logo the page shows the one that the download has', async () => {
    const file = shopFiles({ id: 'corner-parts' })['brands/corner-parts/logos/full.svg']!;
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(
      `data:image/svg+xml,${encodeURIComponent(file)}`,
    );
  });

  test.each([
    ['PNG', 'This is not an SVG.'],
    ['<svg viewBox="0 0 8 1"/>', 'Add xmlns='],
    ['<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'syntax error'],
  ])('%s is refused as a logo', async (text, reason) => {
    const before = document.querySelector('header img')?.getAttribute('src');
    await opened('Logo');
    await userEvent.fill(part('Logo'), text);
    await expect.element(page.getByText(reason, { exact: false })).toBeVisible();
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(before);
  });

  test.each([
    ['Shop name', ' ', 'Enter the shop’s name.'],
    ['Folder', 'My Shop', "'My Shop' cannot name a shop."],
  ])('%s of %j stops the download and says what to enter', async (label, text, message) => {
    await field(label).fill(text);
    await expect.element(page.getByText(message, { exact: false })).toBeVisible();
    expect(button('Download shop')).toHaveProperty('disabled', true);
  });

  test('pages are those of the market that is looked at', async () => {
    const names = () => [...(field('Page').element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(names()).toContain('Checkout: sign in');
    await field('Market').selectOptions('Brazil');
    expect(names()).not.toContain('Checkout: sign in');
    await expect.poll(() => document.documentElement.dataset['market'], SLOW).toBe('br');
    expect(names().length).toBeGreaterThan(80);
  });

  test('the theme file is copied as it is downloaded', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressed('Copy theme file');
    expect(writeText).toHaveBeenCalledWith(themeFile({ ...look, name: 'corner-parts' }));
  });
});

test('the keyboard reaches every control, and opens what is closed', async () => {
  const CONTROLS = 'summary, input:not([hidden]), select, textarea, button:not(:disabled)';
  const controls = document.querySelector('section[aria-label="Controls"]')!;
  button('Before').focus();
  const reached = new Set<Element>();
  for (let stop = 0; stop < 60 && focused() !== 'Page'; stop += 1) {
    await press('Tab');
    const active = document.activeElement!;
    reached.add(active);
    if (active.matches('summary') && !active.closest('details')!.open) await press('Enter');
  }
  const missed = [...controls.querySelectorAll(CONTROLS)].filter((control) => !reached.has(control));
  expect(missed.map((control) => control.outerHTML)).toEqual([]);
  expect(reached.size).toBeGreaterThan(30);
});
