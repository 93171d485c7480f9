import { createHash, randomBytes } from 'node:crypto';
import type { VehicleMap } from '@driveline/api/contract';
import type { Executor } from '../db/tx.ts';
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
}

export interface SessionState {
  readonly idHash: string;
  readonly market: string;
  readonly lastSeenAt: Date;
  readonly customerId: string | null;
  /** Known by a remembered cookie alone, not actively signed in (ACCT-005). */
  readonly autoLogin: boolean;
  readonly cartId: string | null;
  readonly storeId: number | null;
  readonly vehicle: SessionVehicle | null;
  readonly detail: SessionDetail;
}

export type SessionPatch = Partial<
  Pick<SessionState, 'customerId' | 'cartId' | 'storeId' | 'vehicle' | 'detail'>
>;

/** The session of one call. Reading never makes one; the first `update` or `ensure` does. */
export interface Session {
  /** Undefined for a visitor who has none yet. */
  readonly state: SessionState | undefined;
  /** Older than the idle timeout at the start of this call; its cart is kept (CART-021). */
  readonly wasIdle: boolean;
  /** A vehicle or a store makes an answer the shopper's own: it must not be cached (PLUS-037). */
  readonly isMarked: boolean;
  ensure(executor?: Executor): Promise<SessionState>;
  /** Writes the patch. Inside a transaction hand over its executor. */
  update(patch: SessionPatch, executor?: Executor): Promise<SessionState>;
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
  readonly idleTimeoutMs: number;
}

const cookieName = 'sessionId';
const wellFormed = /^[\w-]{43}$/;

/** One opaque id may be known to several markets, since ports of one host share their cookies. */
export const sessionHash = (id: string, market: string): string =>
  createHash('sha256').update(`${market}:${id}`).digest('base64url');

/** Reads the session of a call and wakes it. */
export async function openSession(setting: SessionSetting): Promise<Session> {
  const { db, market, cookies, now, idleTimeoutMs } = setting;
  const id = cookies.get(cookieName);
  let state =
    id && wellFormed.test(id) ? await store.readSession(db, sessionHash(id, market), market) : undefined;
  const idle = state ? now.getTime() - state.lastSeenAt.getTime() : 0;
  // Once a minute is enough to measure an hour.
  if (state && idle > 60_000) await store.touchSession(db, state.idHash, now);

  const ensure = async (executor: Executor = db) => (state ??= await start(setting, executor));
  const update = async (patch: SessionPatch, executor: Executor = db) => {
    const known = await ensure(executor);
    await store.patchSession(executor, known.idHash, patch);
    return (state = { ...known, ...patch });
  };
  return {
    get state() {
      return state;
    },
    wasIdle: idle > idleTimeoutMs,
    get isMarked() {
      return Boolean(state?.storeId || state?.vehicle);
    },
    ensure,
    update,
    async setStore(chosen) {
      const { detail } = await ensure();
      const { storeNumber: _number, postalCode: _code, ...rest } = detail;
      if (chosen) {
        cookies.set('preferredStoreId', chosen.number);
        cookies.set('preferredZip', chosen.postalCode);
      } else ['preferredStoreId', 'preferredZip'].forEach((name) => cookies.clear(name));
      const named = chosen ? { storeNumber: chosen.number, postalCode: chosen.postalCode } : {};
      return update({ storeId: chosen?.id ?? null, detail: { ...rest, ...named } });
    },
    async setVehicle(vehicle) {
      writeVehicleCookies(cookies, vehicle);
      return update({ vehicle });
    },
  };
}

async function start(setting: SessionSetting, executor: Executor): Promise<SessionState> {
  const { market, marketCodes, cookies, now } = setting;
  const sent = cookies.get(cookieName);
  // Never an id of the caller's choice: one that another market of this shop gave out is kept, else a new one.
  const known =
    sent !== undefined &&
    wellFormed.test(sent) &&
    (await store.anySession(
      executor,
      marketCodes.map((code) => sessionHash(sent, code)),
    ));
  const id = known ? sent : randomBytes(32).toString('base64url');
  if (!known) cookies.set(cookieName, id, { httpOnly: true });
  return store.createSession(executor, sessionHash(id, market), market, now);
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
