import { ironbay as theme } from '@driveline/ui/themes';
import type { Brand } from '../brand.ts';
import { brandContent } from '../defaultContent.ts';
import * as pages from '../marketPages.ts';
import { br } from '../texts/br.ts';
import { mx } from '../texts/mx.ts';
import { us } from '../texts/us.ts';
import { identity } from './identity.ts';

export const ironbay: Brand = {
  identity,
  theme,
  logos: `${import.meta.dirname}/logos`,
  markets: ['us', 'mx', 'br'],
  content: {
    us: brandContent(identity, 'us', us, pages.us),
    mx: brandContent(identity, 'mx', mx, pages.mx),
    br: brandContent(identity, 'br', br, pages.br),
  },
};
