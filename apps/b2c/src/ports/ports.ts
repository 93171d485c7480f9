import type { CaptchaPort } from './captcha.ts';
import type { ChatDesk } from './chatDesk.ts';
import type { ContentPort } from './contentPort.ts';
import type { FitPort } from './fitPort.ts';
import type { PaymentGateway } from './gateway.ts';
import type { Mailer } from './mailer.ts';
import type { PlatePort } from './platePort.ts';
import type { PostalAddressPort } from './postalAddressPort.ts';
import type { SearchPort } from './searchPort.ts';
import type { TaxPort } from './taxPort.ts';
import type { Texter } from './texter.ts';

/** What the server asks of others. An operator hands adapters to `createB2c`; each port ships with one. */
export interface Ports {
  /** Instead of the sandbox, which then is not mounted. */
  readonly payment: PaymentGateway;
  readonly tax: TaxPort;
  readonly fit: FitPort;
  /** Suggestions, and shelves with their facets. While it is away the shop's own search answers. */
  readonly search: SearchPort;
  /** Vehicles by license plate, instead of a few made-up ones; asked only in markets that find vehicles so. */
  readonly plates: PlatePort;
  /** What the shop's own table does not know of a postal code. While it is away, the table answers. */
  readonly postalAddresses: PostalAddressPort;
  readonly captcha: CaptchaPort;
  /** Instead of the outbox folder. */
  readonly mailer: Mailer;
  /** Text messages, instead of the outbox folder. */
  readonly texter: Texter;
  /** Who answers chats, instead of the simulated desk. */
  readonly chatDesk: ChatDesk;
  /** The words of the shop; without them content calls answer 404. */
  readonly content: ContentPort;
}
