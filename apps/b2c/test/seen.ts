import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyErrors, endpoints, errorsOf, type Endpoint, type EndpointId } from '@driveline/api/contract';

/** Folder in which a run of the tests keeps what its calls were answered; without it nothing is kept. */
export const folderName = 'CONTRACT_SEEN';

/** What stands for a success among the keys of errors. */
export const success = 'success';

const rows = (Object.entries(endpoints) as [EndpointId, Endpoint][]).map(([id, { method, path }]) => ({
  id,
  method,
  // A fixed path comes before one with a placeholder (`vehicles/current`, `vehicles/{vehicleId}`).
  rank: path.split('{').length,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
const ranked = rows.toSorted((a, b) => a.rank - b.rank);

const rowOf = (method: string, path: string): EndpointId | undefined =>
  ranked.find((row) => row.method === method && row.matches.test(path))?.id;

const told = new Set<string>();

/** Keeps which row was called and what it answered, once for each kind of answer. */
export function noteAnswer(method: string, path: string, status: number, text: string): void {
  const folder = process.env[folderName];
  const id = folder && rowOf(method, path);
  if (!folder || !id) return;
  for (const outcome of status < 300 ? [success] : keysOf(text)) {
    const line = `${id} ${outcome}\n`;
    if (!told.has(line)) appendFileSync(join(folder, `${process.pid}.txt`), line);
    told.add(line);
  }
}

function keysOf(text: string): string[] {
  try {
    const { errorDetails = [] } = JSON.parse(text) as { errorDetails?: { errorMessageKey: string }[] };
    return errorDetails.map(({ errorMessageKey }) => errorMessageKey);
  } catch {
    return [];
  }
}

/** Makes the calls of this process and those that it starts be kept in the folder. */
export function keepAnswersIn(folder: string): void {
  process.env[folderName] = folder;
}

/** Documented for other servers, and why ours never answers so. */
const elsewhere: Readonly<Record<string, string>> = {
  'checkout.verify error_item_unavailable': 'our answer names every such line in cartItemError',
  'checkout.shipmentOptions error_shipping_unavailable': 'our answer has no shipments, as for a pickup',
  'catalog.pageType error_path_refused': 'a bot protection in front of the server answers so (CATALOG-024)',
  'catalog.pageTypeByGateway error_path_refused': 'the same',
};

const seenIn = (folder: string): string[] => [
  ...new Set(
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n')),
  ),
];

/** Errors that a call answered and neither its row nor the list of any call names. */
export function undocumentedAnswers(folder: string): string[] {
  return seenIn(folder).filter((pair) => {
    const [id, key = ''] = pair.split(' ') as [EndpointId, string?];
    return key !== success && !Object.hasOwn({ ...anyErrors, ...errorsOf(id) }, key);
  });
}

/** Every success and documented error of the contract that no call has met. */
export function unseenAnswers(folder: string): string[] {
  const seen = new Set(seenIn(folder));
  return (Object.keys(endpoints) as EndpointId[])
    .flatMap((id) => [success, ...Object.keys(errorsOf(id))].map((key) => `${id} ${key}`))
    .filter((pair) => !seen.has(pair) && !Object.hasOwn(elsewhere, pair));
}
