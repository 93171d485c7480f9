import { request } from 'node:http';

/** Asks the US shop on a port of this machine. */
function ask(port, path) {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve(text));
      },
    );
    asked.on('error', reject).end();
  });
}

/** The first value of a key anywhere in an answer. */
function firstOf(value, key) {
  if (value === null || typeof value !== 'object') return undefined;
  if (typeof value[key] === 'string' && value[key]) return value[key];
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, key);
    if (found) return found;
  }
  return undefined;
}

/** A shelf that search engines know; a page of search results is the same route, and hidden from them. */
const SHELF = '/parts/brakes/brake-pads';
const SEARCH = '/ecomm/b2c/v1/searchresult?searchText=brake+pads';

/**
 * The four pages that are measured; the product is asked from the shop itself.
 * @returns {Promise<{ name: 'home' | 'shelf' | 'product' | 'cart', path: string }[]>}
 */
export async function measuredPages(port) {
  const found = JSON.parse(await ask(port, SEARCH));
  const product = firstOf(found, 'productDetailsPageUrl');
  if (!product) throw new Error(`No product was found at ${SEARCH}.`);
  return [
    { name: 'home', path: '/' },
    { name: 'shelf', path: SHELF },
    { name: 'product', path: product },
    { name: 'cart', path: '/cart' },
  ];
}
