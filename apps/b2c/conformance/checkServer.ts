import type { EndpointId } from '@driveline/api/contract';
import { checkAnswer, checkErrors, checkLater, checkStrangers } from './checks.ts';
import type { Finding } from './finding.ts';
import { localities as shipped, type Locality } from './localities.ts';
import { checkMalformed } from './malformed.ts';
import { findGoods, newOwner, rememberedOf } from './prepare.ts';
import { samplesOf } from './samples/samples.ts';
import { createTestedServer } from './testedServer.ts';

export interface ServerCheck {
  /** The shop of one market on that server. */
  readonly origin: string;
  /** Code of that market. */
  readonly market: string;
  /** What shoppers of its markets type, by `localityOf`; those of the shipped ones by default. */
  readonly localities?: readonly Locality[] | undefined;
  /** Folder of its mails as files, for the rows that need a code. */
  readonly outbox?: string | undefined;
  /** It believes our `X-Forwarded-For`: each visitor gets limits of its own. */
  readonly trustsUs?: boolean | undefined;
  /** Spoiled requests of each row. */
  readonly malformed?: number;
  /** A run takes minutes: is told how far it is. */
  readonly onProgress?: (what: string) => void;
}

export interface ServerFindings {
  readonly findings: readonly Finding[];
  /** Errors that nothing here could bring about. */
  readonly untried: readonly string[];
  /** Seconds in which the server's limits were waited for. */
  readonly waited: number;
}

/**
 * Holds a server behind an address to the contract, with what the contract itself lets a shopper do there.
 * @throws Error for a market without a locality, and when the server sells nothing to try it with
 */
export async function checkServer({
  origin,
  market,
  localities = shipped,
  outbox,
  trustsUs,
  malformed = 25,
  onProgress = () => undefined,
}: ServerCheck): Promise<ServerFindings> {
  const locality = localities.find(({ code }) => code === market);
  if (!locality)
    throw new Error(`No market ${market}: there are ${localities.map(({ code }) => code).join(', ')}`);
  const tested = createTestedServer({ locality, origin: new URL(origin).origin, outbox, trustsUs });
  const goods = await findGoods(tested);
  const owner = await newOwner(tested, goods);
  const setting = { tested, goods, owner, remembered: await rememberedOf(tested, owner) };
  const guest = tested.visitor();
  await guest.do('cart.addItem', {
    body: { skuNumber: goods.sku, quantity: 1, shipmentType: 'instore', storeNumber: goods.storeNumber },
  });
  const strangers = {
    'a new browser': tested.visitor(),
    'a guest with a cart': guest,
    'another customer': (await newOwner(tested, goods, 1)).shopper,
  };

  const findings: Finding[] = [];
  const untried: string[] = [];
  const ids = Object.keys(samplesOf(owner)) as EndpointId[];
  let area = '';
  for (const id of ids) {
    const [own = ''] = id.split('.');
    if (own !== area) onProgress((area = own));
    findings.push(...(await Promise.all(checkStrangers(setting, id, strangers))));
    const errors = await checkErrors(setting, id);
    // After its errors: what a success uses up, a card to link for instance, is there once.
    findings.push(await checkAnswer(setting, id), ...errors.findings);
    if (errors.untried.length > 0) untried.push(`${id}: ${errors.untried.join(', ')}`);
  }
  for (const method of locality.later) findings.push(await checkLater(setting, method));
  // Last, and by somebody of whom nothing else is asked.
  const { shopper: victim } = await tested.customer({ isPatient: false });
  onProgress('malformed requests');
  for (const id of ids) findings.push(await checkMalformed(setting, victim, id, malformed));
  return { findings, untried, waited: tested.waited };
}
