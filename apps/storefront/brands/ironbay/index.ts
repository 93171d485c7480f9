import type { Brand } from '../brand.ts';
import { brandContent } from '../defaultContent.ts';
import { br } from '../texts/br.ts';
import { mx } from '../texts/mx.ts';
import { us } from '../texts/us.ts';
import { identity } from './identity.ts';

export const ironbay: Brand = {
  identity,
  markets: ['us', 'mx', 'br'],
  content: {
    us: brandContent(identity, 'us', us),
    mx: brandContent(identity, 'mx', mx),
    br: brandContent(identity, 'br', br),
  },
};
