import { createHash, randomBytes } from 'node:crypto';
import type { VehicleMap } from '@driveline/api/contract';
import { withTx, type Executor } from '../db/tx.ts';
import type { CookieJar } from './cookieJar.ts';
import * as store from './sessionStore.ts';

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
  readonly postalCode?: string;
  readonly storeNumber?: string;
  readonly subscriptions?: readonly unknown[];
  /** Request that found the session idle; a page asks several times within one. */
  readonly wokenBy?: string;
}

export interface SessionState {
  readonly idHash: string;
  readonly market: string;
  readonly lastSeenAt: Date;
  readonly customerId: string | null;
  /** Known by a remembered cookie alone, not actively signed in (ACCT-005). */
  readonly autoLogin: boolean;
  readonly signedInAt: Date | null;
  /** A guest's own, or the one cart that a customer has in the market. */
  readonly cartId: string | null;
  /** A guest's cart that could not join the customer's yet, since one of them is being bought. */
  readonly waitingCartId: string | null;
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
  readonly detail: SessionDetail;
}

export type SessionPatch = Partial<
  Pick<SessionState, 'customerId' | 'autoLogin' | 'signedInAt' | 'cartId' | 'storeId' | 'vehicle'>
> & {
  /** What changes of it alone, since a page's calls run at once; undefined forgets a member. */
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
  /** Signed in too long ago, or idle while signed in: whoever opened it ends it. */
  readonly isOver: boolean;
  /** A vehicle or a store makes an answer the shopper's own: it must not be cached (PLUS-037). */
  readonly isMarked: boolean;
  ensure(executor?: Executor): Promise<SessionState>;
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

export interface SessionSetting {
  readonly db: Executor;
  readonly market: string;
  readonly marketCodes: readonly string[];
  readonly cookies: CookieJar;
  readonly now: Date;
  readonly requestId: string;
  readonly idleTimeoutMs: number;
  /** Longest life of a sign-in, active or remembered. */
  readonly longestMs: { readonly active: number; readonly remembered: number };
  /** Session of a bearer token, where a call comes without a cookie. */
  readonly tokenHash?: string | undefined;
  readonly choices: () => Promise<SessionChoices | undefined>;
}

const cookieName = 'sessionId';
const wellFormed = /^[\w-]{43}$/;

/** One opaque id may be known to several markets, since ports of one host share their cookies. */
export const sessionHash = (id: string, market: string): string =>
  createHash('sha256').update(`${market}:${id}`).digest('base64url');

/** Reads the session of a call and wakes it, unless its sign-in is over. */
export async function openSession(setting: SessionSetting): Promise<Session> {
  const { db, market, cookies, now, requestId, idleTimeoutMs } = setting;
  const id = sentId(cookies);
  const hash = id ? sessionHash(id, market) : setting.tokenHash;
  let state = hash ? await store.readSession(db, hash, market) : undefined;
  const idle = state ? now.getTime() - state.lastSeenAt.getTime() : 0;
  const isOver = state !== undefined && isSignInOver(setting, state, idle);
  const wasIdle = idle > idleTimeoutMs || state?.detail.wokenBy === requestId;
  // Once a minute is enough to measure an hour.
  if (state && !isOver && idle > idleTimeoutMs / 60) {
    await store.touchSession(db, state.idHash, now, wasIdle ? requestId : undefined);
  }
  state ??= await rememberedState(setting);

  const ensure = async (executor: Executor = db) =>
    (state = state?.idHash ? state : await start(setting, executor, state));
  const update = async (patch: SessionPatch, executor: Executor = db) => {
    const known = await ensure(executor);
    await store.patchSession(executor, known.idHash, patch);
    return (state = patched(known, patch));
  };
  return {
    get state() {
      return state;
    },
    wasIdle,
    isOver,
    get isMarked() {
      return Boolean(state?.storeId || state?.vehicle);
    },
    ensure,
    update,
    async renew(patch, work) {
      const known = await ensure();
      const next = newSessionId();
      const idHash = sessionHash(next, market);
      await withTx(db, async (tx) => {
        let isThere = false;
        for (const [from, to] of renamings(setting, known.idHash, next))
          isThere = ((await store.renameSession(tx, from, to)) && to === idHash) || isThere;
        // Ended by another call meanwhile: who signs in here is signed in all the same.
        if (!isThere) await store.createSession(tx, idHash, market, now, { ...known, detail: {} });
        await store.patchSession(tx, idHash, patch);
        await work?.(tx);
      });
      cookies.set(cookieName, next, { httpOnly: true });
      return (state = { ...patched(known, patch), idHash });
    },
    async end() {
      if (state?.idHash) {
        await store.deleteSessions(
          db,
          renamings(setting, state.idHash, '').map(([from]) => from),
        );
      }
      cookies.clear(cookieName);
      state = await rememberedState(setting);
    },
    async setStore(chosen) {
      const { customerId } = await ensure();
      if (chosen) {
        cookies.set('preferredStoreId', chosen.number);
        cookies.set('preferredZip', chosen.postalCode);
      } else ['preferredStoreId', 'preferredZip'].forEach((name) => cookies.clear(name));
      if (customerId) await store.keepStore(db, customerId, chosen?.id ?? null);
      const detail = { storeNumber: chosen?.number, postalCode: chosen?.postalCode };
      return update({ storeId: chosen?.id ?? null, detail });
    },
    async setVehicle(vehicle) {
      writeVehicleCookies(cookies, vehicle);
      return update({ vehicle });
    },
  };
}

const patched = (state: SessionState, { detail, ...patch }: SessionPatch): SessionState => ({
  ...state,
  ...patch,
  detail: { ...state.detail, ...detail } as SessionDetail,
});

const newSessionId = (): string => randomBytes(32).toString('base64url');

function sentId(cookies: CookieJar): string | undefined {
  const id = cookies.get(cookieName);
  return id && wellFormed.test(id) ? id : undefined;
}

function isSignInOver({ now, idleTimeoutMs, longestMs }: SessionSetting, state: SessionState, idle: number) {
  if (!state.customerId) return false;
  // A remembered shopper is never signed out for being idle (ACCT-005).
  if (!state.autoLogin && idle > idleTimeoutMs) return true;
  const age = state.signedInAt ? now.getTime() - state.signedInAt.getTime() : 0;
  return age > (state.autoLogin ? longestMs.remembered : longestMs.active);
}

/** The session's row in each market, since they share one id, and its name under the next id. */
function renamings(
  { market, marketCodes, cookies }: SessionSetting,
  idHash: string,
  next: string,
): [string, string][] {
  const id = sentId(cookies);
  if (!id) return [[idHash, sessionHash(next, market)]];
  return marketCodes.map((code) => [sessionHash(id, code), sessionHash(next, code)]);
}

/** Not stored, and without an id, until something has to be kept. */
async function rememberedState(setting: SessionSetting): Promise<SessionState | undefined> {
  const choices = await setting.choices();
  return choices && { ...nobody, market: setting.market, lastSeenAt: setting.now, ...choices };
}

const nobody = {
  idHash: '',
  customerId: null,
  autoLogin: false,
  signedInAt: null,
  cartId: null,
  waitingCartId: null,
};

async function start(
  setting: SessionSetting,
  executor: Executor,
  choices: SessionChoices | undefined,
): Promise<SessionState> {
  const { market, marketCodes, cookies, now } = setting;
  const sent = sentId(cookies);
  // Never an id of the caller's choice: one that another market of this shop gave out is kept, else a new one.
  const known =
    sent !== undefined &&
    (await store.anySession(
      executor,
      marketCodes.map((code) => sessionHash(sent, code)),
    ));
  const id = known ? sent : newSessionId();
  if (!known) cookies.set(cookieName, id, { httpOnly: true });
  return store.createSession(executor, sessionHash(id, market), market, now, choices);
}

function writeVehicleCookies(cookies: CookieJar, vehicle: SessionVehicle | null): void {
  const map = vehicle?.map;
  const values = {
    preferredVehicleYear: map?.year,
    preferredVehicleMake: map?.makeName,
    preferredVehicleModel: map?.modelName,
    preferredVehicleEngine: map?.engineName,
    preferredVehicleId: map?.catalogVehicleId,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) cookies.clear(name);
    else cookies.set(name, value);
  }
}
