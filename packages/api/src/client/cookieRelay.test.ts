import { expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';
import { forwardCookies } from './cookieRelay.ts';

function cookieAnswer(...lines: string[]): Response {
  const response = answerWith({});
  for (const line of lines) response.headers.append('set-cookie', line);
  return response;
}

test('the shopper’s cookies and the market go with every call, and what a call sets goes with the next', async () => {
  const relay = forwardCookies('sessionId=a; theme=dark', { 'X-Market': 'mx' });
  const answers = [
    cookieAnswer('sessionId=b; Path=/; HttpOnly', 'eCookieId=e; Path=/'),
    cookieAnswer('theme=; Max-Age=0'),
    cookieAnswer(),
  ];
  const { client, sent } = stubClient(() => answers.shift()!, {
    isServer: true,
    headers: relay.headers,
    onResponse: relay.onResponse,
  });
  await client.call('cart.detail');
  await client.call('cart.mini');
  await client.call('cart.detail');
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual([
    'sessionId=a; theme=dark',
    'sessionId=b; theme=dark; eCookieId=e',
    'sessionId=b; eCookieId=e',
  ]);
  expect(sent.every(({ headers }) => headers.get('X-Market') === 'mx')).toBe(true);
  expect(relay.setCookies).toEqual([
    'sessionId=b; Path=/; HttpOnly',
    'eCookieId=e; Path=/',
    'theme=; Max-Age=0',
  ]);
});

test('a visitor without cookies sends none', () => {
  expect(forwardCookies(null).headers()).toEqual({});
});
