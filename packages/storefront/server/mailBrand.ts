import type { MailBrand } from '@driveline/b2c';
import type { Brand } from '../src/brand.ts';

/** Mails show the brand as its pages do, in the colors of a light page. */
export function mailBrandOf({ identity: { name, companies }, theme: { light } }: Brand): MailBrand {
  return {
    name,
    companies,
    colors: {
      page: light.surfaceBase,
      text: light.textPrimary,
      muted: light.textMuted,
      line: light.borderSubtle,
      bar: light.surfaceInverse,
      onBar: light.textInverse,
      action: light.actionBg,
      onAction: light.actionFg,
    },
  };
}
