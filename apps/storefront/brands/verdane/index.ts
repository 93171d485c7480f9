import type { Brand } from '../brand.ts';
import { brandContent } from '../defaultContent.ts';
import { br as brPages } from '../pages/br.ts';
import { br } from '../texts/br.ts';
import { mx as mxPages } from '../pages/mx.ts';
import { mx } from '../texts/mx.ts';
import { us as usPages } from '../pages/us.ts';
import { us } from '../texts/us.ts';
import { identity } from './identity.ts';

export const verdane: Brand = {
  identity,
  markets: ['us', 'mx', 'br'],
  content: {
    us: brandContent(identity, 'us', us, usPages),
    mx: brandContent(identity, 'mx', mx, mxPages),
    br: brandContent(identity, 'br', br, brPages),
  },
};
