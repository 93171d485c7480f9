import { RemoteUnavailableError, type RemotePort } from '../ops/remotePort.ts';
import { PaymentGatewayError, type PaymentGateway } from './gateway.ts';

type Methods = Record<string, (...values: unknown[]) => Promise<unknown>>;

/**
 * The gateway behind a time limit and a breaker. A call that was cut off may have happened, so it reads as 'no
 * answer': whoever asks again does so with the same key.
 */
export function guardedGateway(gateway: PaymentGateway, remote: RemotePort): PaymentGateway {
  return new Proxy(gateway, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return async (...values: unknown[]) => {
        try {
          return await remote(() => (target as unknown as Methods)[name as string]!(...values));
        } catch (error) {
          if (!(error instanceof RemoteUnavailableError)) throw error;
          throw new PaymentGatewayError(error.message, { cause: error });
        }
      };
    },
  });
}
