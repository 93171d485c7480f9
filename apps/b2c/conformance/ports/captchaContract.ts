import assert from 'node:assert/strict';
import type { CaptchaPort } from '../../src/ports/captcha.ts';
import type { ContractCase } from './contractCase.ts';

export interface CaptchaContract {
  readonly captcha: CaptchaPort;
  /** A new token of a person; of the service's test keys. */
  personToken(): Promise<string>;
  /** A new token that the service refuses. */
  robotToken(): Promise<string>;
}

/** What forms rely on of a captcha service. */
export function captchaContract({ captcha, personToken, robotToken }: CaptchaContract): ContractCase[] {
  const from = { clientAddress: '192.0.2.7' };
  return [
    {
      name: 'a person passes, a robot does not',
      async run() {
        assert.equal(await captcha.verify(await personToken(), from), true);
        assert.equal(await captcha.verify(await robotToken(), from), false);
      },
    },
    {
      name: 'no token is an answer, no error',
      async run() {
        assert.equal(typeof (await captcha.verify(undefined, from)), 'boolean');
      },
    },
  ];
}
