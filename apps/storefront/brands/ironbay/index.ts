import type { Brand } from '../brand.ts';
import { brandContent } from '../defaultContent.ts';
import { br as brBlocks } from '../blocks/br.ts';
import { mx as mxBlocks } from '../blocks/mx.ts';
import { us as usBlocks } from '../blocks/us.ts';
import { br as brPages } from '../pages/br.ts';
import { br } from '../texts/br.ts';
import { mx as mxPages } from '../pages/mx.ts';
import { mx } from '../texts/mx.ts';
import { us as usPages } from '../pages/us.ts';
import { us } from '../texts/us.ts';
import { identity } from './identity.ts';

export const ironbay: Brand = {
  identity,
  markets: ['us', 'mx', 'br'],
  content: {
    us: brandContent(identity, 'us', us, { pages: usPages, blocks: usBlocks }),
    mx: brandContent(identity, 'mx', mx, { pages: mxPages, blocks: mxBlocks }),
    br: brandContent(identity, 'br', br, { pages: brPages, blocks: brBlocks }),
  },
};
