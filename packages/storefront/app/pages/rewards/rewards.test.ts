import { markets } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shop } from '../../../test/sampleShop.ts';
import * as paths from '../../paths/index.ts';
import { RULES_SECTION, rulesSource } from './loadRewards.ts';

test('[REWARD-010] a card whose holder is to be completed goes along in the address', () => {
  expect(paths.rewardsUpdate({ rewardsId: '6000 1' })).toBe('/updateRewardsAccount?card=6000+1');
  expect(paths.rewardsUpdate({ candidateToken: 'c&1' })).toBe('/updateRewardsAccount?card=c%261&by=token');
});

test.each(markets.map((market) => [market.code, market] as const))(
  '[REWARD-042] every brand keeps the rules of market %s where the page reads them',
  (code, market) => {
    const name = rulesSource(market).replace('/lp/', '');
    for (const brand of Object.values(shop.brands).filter((it) => it.markets.some((own) => own === code)))
      expect(brand.content[code]?.pages[name]?.sections.map(({ id }) => id)).toContain(RULES_SECTION);
  },
);
