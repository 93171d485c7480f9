import type { CaptchaPort } from '../ports/captcha.ts';

export interface SiteVerifyOptions {
  /** Where the service checks tokens: the `siteverify` address of its guide. */
  readonly url: string;
  readonly secret: string;
  readonly send?: typeof fetch;
}

/** What is wrong with a token; every other code is trouble of the service or of its key. */
const ofTheToken: ReadonlySet<unknown> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/** No longer than the port waits. */
const PATIENCE_MS = 3000;

/**
 * A captcha service with the call that reCAPTCHA, hCaptcha and Turnstile have in common: a form with secret and token is
 * answered by `{"success": true}`. Who brings no token is no person.
 */
export function siteVerify({ url, secret, send = fetch }: SiteVerifyOptions): CaptchaPort {
  return {
    async verify(token, { clientAddress }) {
      if (!token) return false;
      const answer = await send(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        // Another address may be one without TLS.
        redirect: 'error',
      });
      const read: unknown = answer.ok ? await answer.json() : undefined;
      // Trouble of the service is no verdict on the shopper.
      if (typeof read !== 'object' || read === null || !('success' in read))
        throw new Error(`The captcha service answers ${answer.status} without a verdict.`);
      const codes = 'error-codes' in read && Array.isArray(read['error-codes']) ? read['error-codes'] : [];
      const troubles = codes.filter((code) => !ofTheToken.has(code));
      if (read.success !== true && troubles.length > 0)
        throw new Error(`The captcha service cannot judge: ${troubles.join(', ')}.`);
      return read.success === true;
    },
  };
}

/** This machine, where nobody listens in between. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * `CAPTCHA_VERIFY_URL` and `CAPTCHA_SECRET`; undefined without both.
 * @throws RangeError for one without the other, or an address that is none or not safe
 */
export function captchaOf(env: Readonly<Record<string, string | undefined>>): CaptchaPort | undefined {
  const { CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: secret } = env;
  if (!url && !secret) return undefined;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new RangeError(
      'CAPTCHA_VERIFY_URL is no address. Give it the one at which the service checks tokens.',
    );
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !LOOPBACK.test(hostname))
    throw new RangeError(
      'CAPTCHA_VERIFY_URL begins with http:, which sends the secret in the clear. Give it an address with https:.',
    );
  if (!secret)
    throw new RangeError('CAPTCHA_SECRET is not set. The service gives it with the key of the site.');
  return siteVerify({ url, secret });
}
