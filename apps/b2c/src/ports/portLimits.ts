import { PaymentGatewayError, PaymentRefusedError, type SessionRequest } from './gateway.ts';
import type { PortLimits } from './guard.ts';
import type { Ports } from './ports.ts';

/** The longest that a call of each port may take; `guard` says what ends with it. */
export const portLimits: Readonly<Record<keyof Ports, PortLimits>> = {
  /**
   * A call that was cut off may have moved money, so it reads as 'no answer': a caller that asks again does so with the same
   * key. Of what a page waits for, nothing is lost by not having it.
   */
  payment: {
    name: 'payment',
    timeoutMs: 20_000,
    also: [
      // Kept cards that are away keep nobody from typing one.
      {
        name: 'payment-vault',
        timeoutMs: 3000,
        methods: ['keep', 'forget', 'createSession'],
        takes: ([asked]) => typeof asked === 'string' || (asked as SessionRequest).keptCard !== undefined,
      },
      {
        name: 'payment-pages',
        timeoutMs: 3000,
        methods: ['createSession', 'describeToken', 'startPayPal', 'applePaySession'],
      },
    ],
    local: ['readWebhook'],
    parts: ['wallets', 'vault'],
    isAnswer: (error) => error instanceof PaymentRefusedError,
    unavailable: (error) => new PaymentGatewayError(error.message, { cause: error }),
  },
  tax: { name: 'tax', timeoutMs: 2000 },
  fit: { name: 'fit', timeoutMs: 2000 },
  // A page reads for 1.5 s at most. A search may ask twice (what is meant, then the shelf), and the shop's own search
  // needs its part each time.
  search: { name: 'search', timeoutMs: 350 },
  plates: { name: 'plates', timeoutMs: 2000 },
  // A form waits for it, and lets the shopper type in the meantime.
  postalAddresses: { name: 'postal-addresses', timeoutMs: 1000 },
  captcha: { name: 'captcha', timeoutMs: 3000 },
  mailer: {
    name: 'mail',
    timeoutMs: 15_000,
    local: ['close'],
    // A recipient that the service does not know.
    isAnswer: (error) => (error as { code?: unknown } | undefined)?.code === 'EENVELOPE',
  },
  texter: { name: 'text', timeoutMs: 15_000 },
  chatDesk: { name: 'chat', timeoutMs: 5000 },
  /**
   * Half of what a page's read may take on the server (1.5 s): a page that asks for content beside other things, the header
   * for one, still answers with them when the content is late, and so does the page that reads content after it.
   */
  content: {
    name: 'content',
    timeoutMs: 700,
    withSignal: ([kind, asked], signal) => [kind, { ...(asked as object), signal }],
  },
};
