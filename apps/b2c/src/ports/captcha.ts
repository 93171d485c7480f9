/**
 * Port of a captcha service. A token lives for one call and is never logged (CART-029).
 */
export interface CaptchaPort {
  /** Whether the person behind the token is one; `undefined` when the page had no captcha to solve. */
  verify(token: string | undefined, from: { readonly clientAddress: string }): Promise<boolean>;
}
