import { shopJsonLd } from '@driveline/hooks';
import { expect, test } from 'vitest';
import { shop } from '../../../test/sampleShop.ts';

const all = Object.values(shop.brands).flatMap(({ identity, markets }) =>
  markets.map((code) => ({ identity, code })),
);

test.each(all)(
  '[CONF-035] home of $identity.id in $code says the number of that country',
  ({ identity, code }) => {
    const [organization] = shopJsonLd(identity, { market: { code }, origin: '', searchPath: '' });
    expect(identity.phones[code]).toMatch(/\d{4}$/);
    expect(organization).toMatchObject({ '@type': 'Organization', telephone: identity.phones[code] });
  },
);
