import type { EndpointId } from '@driveline/api/contract';
import type { Owner } from '../client/acquire.ts';
import { changed, ownCall } from '../ownedFields.ts';
import type { Sample } from '../samples/sample.ts';
import type { Shopper } from '../client/shopper.ts';
import type { Goods } from '../prepare.ts';
import type { TestedServer } from '../testedServer.ts';

/** Who makes a call, and with what. */
export interface Call {
  readonly shopper: Shopper;
  readonly input: Sample;
}

export interface Setting {
  readonly tested: TestedServer;
  readonly goods: Goods;
  /** A customer who has one of everything. */
  readonly owner: Owner & { readonly email: string };
  /** The same customer in a browser that only remembers the account. */
  readonly remembered: Shopper;
}

/** Makes ready what a row needs beyond an owner. @throws Unprepared when the server lacks it */
export type Prepare = (setting: Setting) => Promise<Call>;
export type Calls = Partial<Record<EndpointId, Prepare>>;

/** The owner's call with what a shopper of this market types. */
export const localCall = ({ tested, owner }: Setting, id: EndpointId): Sample =>
  changed(ownCall(owner, id), tested.locality.fields);
