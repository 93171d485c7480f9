import { RemoteUnavailableError, type RemotePort } from '../ops/remotePort.ts';
import { PaymentGatewayError, PaymentRefusedError, type PaymentGateway } from './gateway.ts';

type Method = (...values: unknown[]) => unknown;

/** A shopper's page waits for these, and nothing is lost by not having them; the others move money. */
const looks: readonly PropertyKey[] = ['createSession', 'describeToken', 'startPayPal', 'applePaySession'];

/** Reads what has come in already: nothing goes out. */
const local: readonly PropertyKey[] = ['readWebhook'];

export interface GatewayPorts {
  /** For calls that move money: they may take their time. */
  readonly moves: RemotePort;
  readonly looks: RemotePort;
}

/**
 * The gateway and its wallets behind time limits and breakers. A call that was cut off may have happened, so it
 * reads as 'no answer': whoever asks again does so with the same key. A refusal is an answer.
 */
export const guardedGateway = (gateway: PaymentGateway, ports: GatewayPorts): PaymentGateway =>
  guarded(gateway, ports);

function guarded<T extends object>(part: T, ports: GatewayPorts): T {
  return new Proxy(part, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === 'wallets' && typeof value === 'object' && value) return guarded(value, ports);
      if (typeof value !== 'function' || local.includes(name)) return value;
      const remote = looks.includes(name) ? ports.looks : ports.moves;
      return (...values: unknown[]) => call(remote, () => (value as Method).apply(target, values));
    },
  });
}

async function call(remote: RemotePort, work: () => unknown): Promise<unknown> {
  try {
    const answer = await remote(async () => {
      try {
        return { value: await work() };
      } catch (error) {
        if (error instanceof PaymentRefusedError) return { refused: error };
        throw error;
      }
    });
    if (answer.refused) throw answer.refused;
    return answer.value;
  } catch (error) {
    if (!(error instanceof RemoteUnavailableError)) throw error;
    throw new PaymentGatewayError(error.message, { cause: error });
  }
}
