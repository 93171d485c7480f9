import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { CaptchaPort } from '../ports/captcha.ts';

/** This token is a robot, for tests and demonstrations. */
export const robotToken = 'captcha-robot';

/** Takes everybody for a person, also without a token: the shipped pages ask for none. */
export const sandboxCaptcha: CaptchaPort = {
  verify: (token) => Promise.resolve(token !== robotToken),
};

/** @throws B2cError error_captcha */
export async function checkCaptcha(ctx: CallContext, token: string | undefined): Promise<void> {
  const { services, clientAddress } = ctx;
  if (await services.captcha.verify(token, { clientAddress })) return;
  throw new B2cError('error_captcha', { field: 'captchaToken' });
}
