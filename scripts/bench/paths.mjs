import { request } from 'node:http';

/**
 * Asks the server under measurement on this machine, as a browser would.
 * @returns {Promise<{ status: number, headers: object, bytes: number, body: Buffer }>} bytes as they went over the wire
 */
export function ask(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host: `localhost:${port}`, 'accept-encoding': 'br', accept: 'text/html', ...headers },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: body.length, body });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const SHELF = '/parts/brakes/brake-pads';

/** The four pages that every figure is taken of; the product is the first of the shelf. */
export async function measuredPaths(port) {
  const shelf = await ask(port, SHELF, { 'accept-encoding': 'identity' });
  const product = /href="(\/products\/[^"?#]+)"/.exec(shelf.body.toString())?.[1];
  if (!product) throw new Error(`The shelf ${SHELF} answered ${shelf.status} and links no product.`);
  return { home: '/', shelf: SHELF, product, cart: '/cart' };
}
