import { createHash, randomBytes } from 'node:crypto';
import { withTx, type Executor } from '../db/tx.ts';
import type { CookieJar } from '../http/cookieJar.ts';
import type {
  Session,
  SessionChoices,
  SessionDetail,
  SessionPatch,
  SessionState,
  SessionVehicle,
} from '../ports/session.ts';
import { deliversTo } from './deliversTo.ts';
import * as store from './sessionStore.ts';

export interface SessionSetting {
  readonly db: Executor;
  readonly market: string;
  readonly marketCodes: readonly string[];
  readonly cookies: CookieJar;
  /** The calls of one page that only read share what the first of them read. */
  readonly page?: object | undefined;
  readonly isRead?: boolean;
  readonly now: Date;
  readonly requestId: string;
  readonly idleTimeoutMs: number;
  /** Longest life of a sign-in, active or remembered. */
  readonly longestMs: { readonly active: number; readonly remembered: number };
  /** Session of a bearer token, where a call comes without a cookie. */
  readonly tokenHash?: string | undefined;
  readonly choices: () => Promise<SessionChoices | undefined>;
  /** @throws B2cError error_too_many_requests (429) for a network that began too many */
  readonly limitStart: () => Promise<void>;
}

const cookieName = 'sessionId';
const wellFormed = /^[\w-]{43}$/;

/** One opaque id may be known to several markets, since ports of one host share their cookies. */
export const sessionHash = (id: string, market: string): string =>
  createHash('sha256').update(`${market}:${id}`).digest('base64url');

/** Reads the session of a call and wakes it, unless its sign-in is over. */
export async function openSession(setting: SessionSetting): Promise<Session> {
  const { db, market, cookies, now, page } = setting;
  if (page && !setting.isRead) forgetRead(page);
  const id = sentId(cookies);
  const hash = id ? sessionHash(id, market) : setting.tokenHash;
  const { found, wasIdle, isOver, isKnown } = hash ? await wokenOnce(setting, hash) : strange;
  let state = found ?? (await rememberedState(setting));
  // A call that came with a session and ends it, as a sign-in of another account does, gets the next one for it.
  let isLimited = !isKnown;
  const changed = () => page && forgetRead(page);
  if (id && found && cookies.isFormer(cookieName)) cookies.set(cookieName, id, { httpOnly: true });

  const ensure = async (executor: Executor = db, { isFree = false } = {}) => {
    if (state?.idHash) return state;
    isLimited &&= !isFree;
    changed();
    return (state = await start(setting, executor, state, isLimited));
  };
  const update = async (patch: SessionPatch, executor: Executor = db) => {
    const known = await ensure(executor);
    await store.patchSession(executor, known.idHash, patch);
    changed();
    return (state = patched(known, patch));
  };
  return {
    get state() {
      return state;
    },
    wasIdle,
    isOver,
    get isMarked() {
      return Boolean(state?.storeId || state?.vehicle) || deliversTo(cookies);
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
      changed();
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
      changed();
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

interface Woken {
  /** Undefined for one that nobody keeps (any more). */
  readonly found: SessionState | undefined;
  /** Whether there was one when the call came. */
  readonly isKnown: boolean;
  readonly wasIdle: boolean;
  readonly isOver: boolean;
}

const strange: Woken = { found: undefined, isKnown: false, wasIdle: false, isOver: false };

/** By page and session. */
const wokenOf = new WeakMap<object, Map<string, Promise<Woken>>>();

export const forgetRead = (page: object): void => void wokenOf.delete(page);

function wokenOnce(setting: SessionSetting, hash: string): Promise<Woken> {
  const { page, isRead } = setting;
  if (!page || !isRead) return wake(setting, hash);
  const own = wokenOf.get(page) ?? new Map<string, Promise<Woken>>();
  wokenOf.set(page, own);
  const known = own.get(hash) ?? wake(setting, hash);
  own.set(hash, known);
  return known;
}

async function wake(setting: SessionSetting, hash: string): Promise<Woken> {
  const { db, market, now, requestId, idleTimeoutMs } = setting;
  const found = await store.readSession(db, hash, market);
  if (!found) return strange;
  const idle = now.getTime() - found.lastSeenAt.getTime();
  const isOver = isSignInOver(setting, found, idle);
  const wasIdle = idle > idleTimeoutMs || found.detail.wokenBy === requestId;
  const woken = { found, isKnown: true, wasIdle, isOver };
  // Once a minute is enough to measure an hour; the first time says that somebody keeps its id.
  if (isOver || (idle <= idleTimeoutMs / 60 && found.cameBack)) return woken;
  const isKept = await store.touchSession(db, found.idHash, now, wasIdle ? requestId : undefined);
  return isKept ? woken : { ...woken, found: undefined };
}

const patched = (state: SessionState, { detail, ...patch }: SessionPatch): SessionState => ({
  ...state,
  ...patch,
  // An account's is another list.
  hasSaved: 'customerId' in patch ? undefined : state.hasSaved,
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
  cameBack: false,
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
  isLimited: boolean,
): Promise<SessionState> {
  const { market, marketCodes, cookies, now, limitStart } = setting;
  const sent = sentId(cookies);
  // Never an id of the caller's choice: one that another market of this shop gave out is kept, else a new one.
  const known =
    sent !== undefined &&
    (await store.anySession(
      executor,
      marketCodes.map((code) => sessionHash(sent, code)),
    ));
  if (isLimited && !known) await limitStart();
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
