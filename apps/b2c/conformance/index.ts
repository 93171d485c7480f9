/** Holds any server to the contract; and a shopper over any address, with a way to the till, for tests of a whole shop. */
export { checkServer, type ServerCheck, type ServerFindings } from './checkServer.ts';
export type { Finding } from './finding.ts';
export { localityOf, type Locality, type LocalityFacts } from './localities.ts';
export { report } from './report.ts';
export {
  address,
  cards,
  commitBody,
  contact,
  readyBuyer,
  tokenFor,
  undecidedBuyer,
  type Offered,
  type Ready,
} from './client/buyer.ts';
export { shopperOver, type Answer, type Shopper } from './client/shopper.ts';
export * from './ports/index.ts';
