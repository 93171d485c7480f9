import type { Kysely } from 'kysely';
import { deskSimulator } from '../chat/deskSimulator.ts';
import type { Clock } from '../clock/clock.ts';
import { fileContent } from '../content/fileContent.ts';
import type { DB } from '../db/schema.ts';
import { catalogFit } from '../fitment/catalogFit.ts';
import type { ServerMarkets } from '../markets/serverMarket.ts';
import { folderTexter } from '../mail/folderTexter.ts';
import { folderMailer } from '../mail/mailers.ts';
import type { KeyRing } from '../ops/keyRing.ts';
import type { RemoteTools } from '../ops/remotePort.ts';
import { sandboxCaptcha } from '../payments/captcha.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';
import { guard, local } from '../ports/guard.ts';
import { portLimits } from '../ports/portLimits.ts';
import type { Ports } from '../ports/ports.ts';
import { termsTax } from '../pricing/tax.ts';
import { databaseSearch } from '../search/searchPort.ts';
import { searchWithFallback } from '../search/searchWithFallback.ts';
import { checkedAddresses } from '../stores/checkedAddresses.ts';
import { noPostalAddresses, rememberedAddresses } from '../stores/rememberedAddresses.ts';
import { samplePlates } from '../vehicles/samplePlates.ts';

export interface ShippedPorts extends RemoteTools {
  readonly db: Kysely<DB>;
  /** For a search, as pages read the catalogue. */
  readonly readDb: Kysely<DB>;
  readonly clock: Clock;
  readonly markets: ServerMarkets;
  /** For mails and text messages. */
  readonly mailDir: string;
  readonly mailFrom: string | undefined;
  readonly webhookKeys: KeyRing;
  /** Who answer chats in each market. */
  readonly chatAgents: number;
}

/** Every port with the adapter that was handed in or the shipped one, under its time limit and circuit breaker. */
export function openPorts(
  own: { readonly [Port in keyof Ports]?: Ports[Port] | undefined },
  { db, readDb, clock, markets, log, metrics, mailDir, mailFrom, webhookKeys, chatAgents }: ShippedPorts,
): Ports {
  const guarded = <Port extends keyof Ports>(port: Port, shipped: () => Ports[Port]): Ports[Port] =>
    guard(own[port] ?? shipped(), portLimits[port], { log, metrics });
  const ownSearch = databaseSearch(readDb);
  return {
    payment: guarded('payment', () => sandboxGateway({ db, clock, markets, webhookKeys })),
    tax: guarded('tax', () => local(termsTax(markets))),
    fit: guarded('fit', () => local(catalogFit)),
    search: own.search
      ? searchWithFallback(
          guarded('search', () => ownSearch),
          ownSearch,
          log,
        )
      : ownSearch,
    plates: guarded('plates', () => local(samplePlates(markets))),
    postalAddresses: own.postalAddresses
      ? rememberedAddresses(
          // Checked within the guard: answers that are none open the circuit.
          guard(checkedAddresses(own.postalAddresses, markets, log), portLimits.postalAddresses, {
            log,
            metrics,
          }),
          { clock },
        )
      : noPostalAddresses,
    captcha: guarded('captcha', () => local(sandboxCaptcha)),
    mailer: guarded('mailer', () => folderMailer(mailDir, mailFrom)),
    texter: guarded('texter', () => folderTexter(mailDir)),
    chatDesk: guarded('chatDesk', () => deskSimulator({ db, markets, agents: chatAgents })),
    content: guarded('content', () => local(fileContent({}))),
  };
}
