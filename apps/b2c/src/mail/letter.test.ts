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
      code: typed,
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

test('[PLUS-040] a code has a box of its own, a total its weight, and one button leads', () => {
  const { html, text } = letter(market, mail, [
    { button: { label: 'Track order', href: 'https://shop.example/order' } },
    { button: { label: 'Track package', href: 'https://shop.example/parcel', isQuiet: true } },
    { lines: ['Your code:'], code: '481920' },
    {
      amounts: [
        ['Items', '$10.00'],
        ['Total', '$12.00', 'total'],
      ],
    },
    { lines: ['Do not reply.'], isNote: true },
  ]);
  expect(html).toMatch(/<p [^>]*font-size:24px[^>]*>481920<\/p>/);
  expect(html.match(/background:#0f6158/g)).toHaveLength(1);
  expect(html).toMatch(/font-weight:bold[^>]*>Total</);
  expect(html).not.toMatch(/font-weight:bold[^>]*>Items</);
  expect(html).toMatch(/color:#555555"><p [^>]*>Do not reply\./);
  expect(text).toContain('Your code:\n481920');
  expect(letter(market, mail, [{ code: '0'.repeat(140) }]).html).toMatch(/font-size:14px">0{140}</);
});

test.each(['CR-V', 'F-150', 'X-Trail'])('a title keeps %s on one line, and the subject as it is', (name) => {
  const { html, subject } = letter(market, { ...mail, subject: `Pads for your ${name}` }, [
    { heading: `Your ${name}`, items: [{ title: `Pads ${name}`, notes: [], amount: '$1.00' }] },
  ]);
  const whole = `<span style="white-space:nowrap">${name}</span>`;
  expect(html).toMatch(new RegExp(`<h1[^>]*>Pads for your ${whole}</h1>`));
  expect(html).toMatch(new RegExp(`<h2[^>]*>Your ${whole}</h2>`));
  expect(html).toContain(`<b>Pads ${whole}</b>`);
  expect(subject).toBe(`Pads for your ${name}`);
});

test('the name of a vehicle keeps its hyphen on one line', () => {
  const items = [{ title: 'Rotor', notes: ['For your 2018 Honda CR-V'], amount: '$1.00' }];
  expect(letter(market, mail, [{ items }]).html).toContain('<span style="white-space:nowrap">CR-V</span>');
});
