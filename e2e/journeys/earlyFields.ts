import { expectKept } from '../support/earlyFields.ts';
import { localOf } from '../support/locals.ts';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/** Pages before an account, and the forms of it, each of which opens at an address. */
const BEFORE = ['/signin', '/create', '/forgotPassword'];
const OWN = ['contact', 'email', 'phone', 'password', 'address', 'card', 'tax'];

export function accountFieldJourneys(market: string): void {
  const { company } = localOf(market);
  test.use({ market, hasOwnAddress: true });

  test('[PLUS-061] what was typed before script ran is there on the pages of an account', async ({
    shop,
  }) => {
    test.setTimeout(120_000);
    const kept: string[] = [];
    for (const path of BEFORE) kept.push(...(await expectKept(shop, path)));
    await newMember(shop);
    // What a company's number asks for goes again with a number that is none.
    const texts: Record<string, string> = company ? { taxId: company } : {};
    for (const section of OWN)
      kept.push(...(await expectKept(shop, `/user/myProfile?edit=${section}`, texts)));
    const known = [
      / username: 38103/,
      / joinRewards: true true/,
      / currentPassword: 38103/,
      / passwordRepeat: 38103/,
      / zipCode: 38103/,
      / nickname: 38103/,
    ];
    for (const one of known) expect(kept).toContainEqual(expect.stringMatching(one));
  });
}
