import type { BrowserStorage } from './browserStorage.ts';

/** ACCT-023: keeps the email while 'remember me' is checked, and forgets it else. Never a password. */
export function rememberLogin(
  storage: BrowserStorage,
  login: { readonly email: string; readonly isChecked: boolean },
): void {
  storage.write('rememberMeChecked', String(login.isChecked));
  if (login.isChecked) storage.write('email', login.email);
  else storage.remove('email');
}

/** ACCT-023: the email to fill in. */
export function rememberedLogin(storage: BrowserStorage): {
  readonly email: string;
  readonly isChecked: boolean;
} {
  const isChecked = storage.read('rememberMeChecked') === 'true';
  return { isChecked, email: isChecked ? (storage.read('email') ?? '') : '' };
}

/** STATE-008: a purchase lets the website's survey be offered once, however often its confirmation is looked at. */
export function allowSurvey(storage: BrowserStorage, orderId: string): void {
  if (storage.read('surveyedOrder') === orderId) return;
  storage.write('surveyedOrder', orderId);
  storage.write('showWhatDidYouThink', 'true');
}

/** STATE-008: whether to offer the survey now; afterwards it is not offered again. */
export function takeSurveyOffer(storage: BrowserStorage): boolean {
  const isDue = storage.read('showWhatDidYouThink') === 'true';
  storage.remove('showWhatDidYouThink');
  return isDue;
}

/** CONTENT-017: keeps until when no chat is proposed, in milliseconds since 1970. */
export const suppressChat = (storage: BrowserStorage, until: number): void =>
  storage.write('disableProactiveChatExpiry', String(until));
