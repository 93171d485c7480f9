import { expect, test } from 'vitest';
import { us } from '@driveline/markets';
import { letter, paragraphs } from './letter.ts';
import { withBrand, type MailBrand } from './mailBrand.ts';

const brand: MailBrand = {
  name: 'Verdane <Parts>',
  colors: {
    ...{ surfaceBase: '#ffffff', textPrimary: '#111111', textMuted: '#555555', borderSubtle: '#dddddd' },
    ...{ surfaceInverse: '#0e3b36', textInverse: '#ffffff', actionBg: '#0f6158', actionFg: '#ffffff' },
  },
  companies: { us: 'Verdane Auto Parts, Inc.' },
};
const mail = { id: 'm1', to: 'ana@example.com', subject: 'Your <order>' };
const [market = us] = withBrand([us], brand);

test('[PLUS-040] a mail has the name and colors of its brand, and the company below', () => {
  const { html, text, language } = letter(market, mail, [
    { button: { label: 'Track order', href: 'https://shop.example/user/orderHistory/A1' } },
  ]);
  expect(html).toContain('background:#0e3b36;color:#ffffff');
  expect(html).toContain('Verdane &lt;Parts&gt;');
  expect(html).toMatch(
    /<a href="https:\/\/shop\.example\/user\/orderHistory\/A1"[^>]*background:#0f6158;color:#ffffff/,
  );
  expect(html).toContain('<html lang="en-US">');
  expect(text).toBe(
    'Verdane <Parts>\n\nTrack order: https://shop.example/user/orderHistory/A1\n\nVerdane Auto Parts, Inc.',
  );
  expect(language).toBe('en-US');
});

test('a logo takes the place of the name, which it says', () => {
  const [branded = us] = withBrand([us], { ...brand, logo: 'https://cdn.example/logo.png' });
  expect(letter(branded, mail, []).html).toContain(
    '<img src="https://cdn.example/logo.png" alt="Verdane &lt;Parts&gt;"',
  );
});

test('without a brand there is no bar', () => {
  expect(letter(us, mail, paragraphs(['Hello'])).html).not.toContain('role="presentation"');
});

test('[PLUS-040] what people typed is text, wherever it stands', () => {
  const typed = `<img src=x onerror="alert(1)">'`;
  const { html } = letter(market, { ...mail, subject: typed }, [
    {
      heading: typed,
      lines: [typed, `https://x.example/"${typed}`],
      items: [{ title: typed, notes: [typed], amount: typed, picture: `https://x.example/"onload="` }],
      amounts: [[typed, typed]],
      button: { label: typed, href: `https://x.example/"${typed}` },
    },
  ]);
  expect(html).not.toMatch(/<img src=x|onerror="|onload="/);
  expect(html.split('&lt;img src=x').length).toBeGreaterThan(9);
});

test('lines within a paragraph stay lines', () => {
  const { html, text } = letter(us, mail, paragraphs(['one\ntwo', 'three']));
  expect(html).toContain('one<br>two');
  expect(text).toBe('one\ntwo\n\nthree');
});

test.each([
  [{ colors: { ...brand.colors, actionBg: 'green' } }, 'brand.colors.actionBg'],
  [{ logo: '/logo.png' }, 'brand.logo'],
])('a brand with %j is refused', (change, named) => {
  expect(() => withBrand([us], { ...brand, ...change })).toThrow(named);
});
