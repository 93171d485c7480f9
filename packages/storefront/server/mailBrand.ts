import type { MailBrand } from '@driveline/b2c';
import type { Brand } from '../src/brand.ts';

/** Mails show the brand as its pages do, in the colors of a light page. */
export function mailBrandOf({ identity: { name, companies }, theme: { light } }: Brand): MailBrand {
  const { surfaceInverse, textInverse, actionBg, actionFg } = light;
  return { name, bar: surfaceInverse, onBar: textInverse, action: actionBg, onAction: actionFg, companies };
}
