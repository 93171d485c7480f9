import { expect, test } from 'vitest';
import { shop } from '../../../test/sampleShop.ts';
import { homeJsonLd } from './homeJsonLd.ts';

const all = Object.values(shop.brands).flatMap(({ identity, markets }) =>
  markets.map((code) => ({ identity, code })),
);

test.each(all)(
  '[CONF-035] home of $identity.id in $code says the number of that country',
  ({ identity, code }) => {
    const [organization] = homeJsonLd(identity, { code }, 'https://shop.example');
    expect(identity.phones[code]).toMatch(/\d{4}$/);
    expect(organization).toMatchObject({ '@type': 'Organization', telephone: identity.phones[code] });
  },
);

test('a country without a number says none', () => {
  const [organization] = homeJsonLd(
    { name: 'X', socialLinks: [], phones: {} },
    { code: 'us' },
    'https://shop.example',
  );
  expect(organization).not.toHaveProperty('telephone');
});
