import { shopperOver as shopperOf, type Shopper } from '../conformance/client/shopper.ts';
import { noteAnswer } from './seen.ts';

export type { Answer, Shopper } from '../conformance/client/shopper.ts';

/** A shopper whose answers count for the table of what the contract names and a test has met. */
export const shopperOver = (...[send, ...more]: Parameters<typeof shopperOf>): Shopper =>
  shopperOf(
    async (request) => {
      const response = await send(request);
      const text = response.status < 300 ? '' : await response.clone().text();
      noteAnswer(request.method, new URL(request.url).pathname, response.status, text);
      return response;
    },
    ...more,
  );
