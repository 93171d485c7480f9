import { endpoints, type EndpointId } from '@driveline/api/contract';

/** Calls about things in the order of the contract; the fuzz of the others runs in a process beside it. */
const aboutThings = [
  'cart',
  'promotions',
  'deals',
  'checkout',
  'giftCards',
  'stores',
  'catalog',
  'content',
  'shell',
];

const areaOf = (id: EndpointId): string => id.split('.')[0] ?? '';

const ids = Object.keys(endpoints) as EndpointId[];

export const callsAboutThings = ids.filter((id) => aboutThings.includes(areaOf(id)));

/** Those that sign in, out or somebody else up come last: they end the session of the others. */
export const callsAboutPeople = [
  ...ids.filter((id) => !aboutThings.includes(areaOf(id)) && areaOf(id) !== 'identity'),
  ...ids.filter((id) => areaOf(id) === 'identity'),
];
