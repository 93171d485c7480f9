import type { VehicleMap } from '@driveline/api/contract';
import type { Executor } from '../db/tx.ts';

/** The preferred vehicle as the session keeps it; `map` is what calls answer with (VEHST-005). */
export interface SessionVehicle {
  /** How the shopper found it; the fit proof names a VIN as its source. */
  readonly source: 'picker' | 'vin';
  readonly map: VehicleMap;
}

/** What else a session remembers. Small: it is read with every call. */
export interface SessionDetail {
  /** The order that this session placed last (API-084). */
  readonly lastOrderId?: string;
  /** Orders found by number and email or phone (API-081), newest first, at most 10. */
  readonly foundOrderIds?: readonly string[];
  /** The chat with the desk, open or ended. */
  readonly chatId?: string;
  /** Of the store. */
  readonly postalCode?: string;
  readonly storeNumber?: string;
  /** The shopper's own, typed before there was a cart to take it. */
  readonly ownPostalCode?: string;
  /** Names this session to the payment service, whatever its id becomes. */
  readonly payer?: string;
  readonly subscriptions?: readonly unknown[];
  /** Request that found the session idle; a page asks several times within one. */
  readonly wokenBy?: string;
}

export interface SessionState {
  readonly idHash: string;
  readonly market: string;
  readonly lastSeenAt: Date;
  /** A call after the first one brought its id. */
  readonly cameBack: boolean;
  readonly customerId: string | null;
  /** Known only by a remembered cookie, not actively signed in (ACCT-005). */
  readonly autoLogin: boolean;
  readonly signedInAt: Date | null;
  /** A guest's own, or the one cart that a customer has in the market. */
  readonly cartId: string | null;
  /** A guest's cart that could not join the customer's yet, since one of them is being bought. */
  readonly waitingCartId: string | null;
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
  readonly detail: SessionDetail;
  /** Whether something was put aside when the call came; undefined where nobody looked. */
  readonly hasSaved?: boolean | undefined;
}

export type SessionPatch = Partial<
  Pick<SessionState, 'customerId' | 'autoLogin' | 'signedInAt' | 'cartId' | 'storeId' | 'vehicle'>
> & {
  /** Only what changes of it, since a page's calls run at once; undefined forgets a member. */
  readonly detail?: { readonly [K in keyof SessionDetail]?: SessionDetail[K] | undefined };
};

/** What cookies say of a visitor whose session is gone: store and vehicle outlive it (STATE-017). */
export type SessionChoices = Pick<SessionState, 'storeId' | 'vehicle' | 'detail'>;

/** The session of one call. Reading never makes one; the first `update` or `ensure` does. */
export interface Session {
  /** Undefined for a visitor who has none yet. */
  readonly state: SessionState | undefined;
  /** Older than the idle timeout at the start of this request, whichever of its calls came first (CART-021). */
  readonly wasIdle: boolean;
  /** Signed in too long ago, or idle while signed in: the part that opened it ends it. */
  readonly isOver: boolean;
  /** A vehicle, a store or a known place of delivery makes an answer the shopper's own: it must not be cached (PLUS-037). */
  readonly isMarked: boolean;
  /**
   * A visitor who came without a session takes a token of the network's limit for one, which is not of the database: call
   * it before a transaction where there may be none yet. `isFree` where the caller has proven who it is.
   * @throws B2cError error_too_many_requests (429)
   */
  ensure(executor?: Executor, options?: { readonly isFree?: boolean }): Promise<SessionState>;
  /** Writes the patch. Inside a transaction hand over its executor. */
  update(patch: SessionPatch, executor?: Executor): Promise<SessionState>;
  /**
   * Gives the session a new id, so that nobody who knew the old one follows it into an account, and writes the
   * patch, in one transaction with `work`. The old id opens nothing any more, in no market.
   */
  renew(patch: SessionPatch, work?: (tx: Executor) => Promise<void>): Promise<SessionState>;
  /** Deletes it on the server and in the browser; store and vehicle stay chosen. */
  end(): Promise<void>;
  /** Sets the preferred store and its cookies (API-038); null forgets it. */
  setStore(store: { id: number; number: string; postalCode: string } | null): Promise<SessionState>;
  /** Sets the preferred vehicle and its cookies (VEHST-004); null forgets it. */
  setVehicle(vehicle: SessionVehicle | null): Promise<SessionState>;
}
