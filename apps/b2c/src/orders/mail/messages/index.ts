import type { Market } from '@driveline/markets';
import type { LaterMethod } from '@driveline/validation';
import { localized } from '../../../messages/index.ts';
import type { OrderMailTopic } from '../topics.ts';
import { enUS } from './en-US.ts';
import { esMX } from './es-MX.ts';
import { ptBR } from './pt-BR.ts';

/** Words of the mails about an order. */
export interface OrderMailWords {
  readonly news: Readonly<Record<OrderMailTopic, { readonly subject: string; readonly intro: string }>>;
  readonly hello: string;
  readonly number: string;
  readonly pickup: string;
  readonly ready: string;
  readonly code: string;
  readonly delivery: string;
  readonly arrives: string;
  readonly quantity: string;
  readonly goods: string;
  readonly savings: string;
  readonly core: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly afterCore: string;
  readonly card: string;
  readonly fits: string;
  readonly footer: string;
  readonly tracking: string;
  readonly returnItems: string;
  readonly bringTo: string;
  readonly bringAny: string;
  readonly sendLabel: string;
  readonly returnCode: string;
  readonly oldPart: string;
  readonly coreBack: string;
  readonly refund: string;
  readonly refundBy: string;
  readonly refundSent: string;
  readonly payBy: string;
  /** Shown above the link to the payment page. */
  readonly payHere: string;
  /** By payment method: the heading of the block, and the text above the code. */
  readonly pay: Readonly<Record<LaterMethod, { readonly heading: string; readonly code: string }>>;
}

const byLocale: Readonly<Record<string, OrderMailWords>> = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR };

export const orderMailWordsOf = (market: Market): OrderMailWords => localized(byLocale, market);
