import { expect, test } from 'vitest';
import { whatsAppHref } from './whatsApp.ts';

test('the message stands whole in the address, whatever signs it has', () => {
  const href = whatsAppHref({ contact: { whatsApp: '551145550134' } }, 'Olá! Peça A&B #1, 50% + frete?');
  const { origin, pathname, searchParams } = new URL(href!);
  expect([origin + pathname, searchParams.get('text')]).toEqual([
    'https://wa.me/551145550134',
    'Olá! Peça A&B #1, 50% + frete?',
  ]);
});

test('a market without a number has no link', () => {
  expect([whatsAppHref({}, 'Hi'), whatsAppHref({ contact: {} }, 'Hi')]).toEqual([undefined, undefined]);
});
