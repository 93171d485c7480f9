const day = 86_400;
/** CONST-051 in seconds, cut. */
const long = 34_186_698;

interface Kept {
  /** No script reads it. */
  readonly isHidden?: true;
  /** Seconds that it may be set for; the sign-in's own, active or remembered, where there are two. */
  readonly lives: readonly number[];
}

const choice: Kept = { lives: [long] };
const identity: Kept = { lives: [day / 2, 90 * day] };

/** Every cookie that the server sets (STATE-010, STATE-013, STATE-015, STATE-016, VEHST-004), as `docs/operating.md` lists them. */
export const cookieTable: Readonly<Record<string, Kept>> = {
  sessionId: { isHidden: true, lives: [long] },
  rememberMe: { isHidden: true, lives: [90 * day] },
  accessToken: { isHidden: true, lives: [900] },
  signedIn: identity,
  hashedCustomerId: identity,
  profileId: identity,
  userType: identity,
  eCookieId: choice,
  preferredStoreId: choice,
  preferredZip: choice,
  deliversTo: { isHidden: true, lives: [long] },
  preferredVehicleYear: choice,
  preferredVehicleMake: choice,
  preferredVehicleModel: choice,
  preferredVehicleEngine: choice,
  preferredVehicleId: choice,
};

/** What is wrong with a `Set-Cookie` line; undefined when it is as the table says. Any cookie may be ended. */
export function cookieFault(line: string): string | undefined {
  const [pair = '', ...attributes] = line.split('; ');
  const written = pair.slice(0, pair.indexOf('='));
  const name = written.replace('__Host-', '');
  if (written !== name && !attributes.includes('Secure')) return `${written} lacks Secure`;
  const [lost] = ['Path=/', 'SameSite=Lax'].filter((each) => !attributes.includes(each));
  if (lost) return `${name} lacks ${lost}`;
  const more = attributes.find((each) => !/^(Path|SameSite|Max-Age=\d+$|Secure$|HttpOnly$)/.test(each));
  if (more) return `${name} has ${more}`;
  if (attributes.includes('Max-Age=0')) return undefined;
  const kept = Object.hasOwn(cookieTable, name) ? cookieTable[name] : undefined;
  if (!kept) return `${name} is in no table`;
  if (!kept.lives.some((seconds) => attributes.includes(`Max-Age=${seconds}`)))
    return `${name} lives otherwise`;
  return attributes.includes('HttpOnly') === (kept.isHidden ?? false) ? undefined : `${name}: HttpOnly`;
}
