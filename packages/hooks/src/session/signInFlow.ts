import { OTP } from '../constants.ts';
import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';

/** ACCT-018 */
export type SignInFlowType = 'login' | 'otp' | 'forgotPassword' | 'createAccount' | 'resetPassword';

/** ACCT-018, ACCT-019: which form of the sign-in is shown. */
export interface SignInFlow {
  readonly flow: SignInFlowType;
  /** To which Back leads from the one-time code. */
  readonly previous: SignInFlowType;
  readonly wrongCodes: number;
  /** The code was sent long enough ago to ask for another one. */
  readonly maySendAgain: boolean;
  readonly message: 'codeInvalid' | 'codeExpired' | 'tooManyCodes' | undefined;
}

export type SignInFlowEvent =
  | { readonly type: 'go'; readonly to: Exclude<SignInFlowType, 'otp'> }
  /** The password was right, or the shopper asked to sign in by code. */
  | { readonly type: 'otpRequired' }
  | { readonly type: 'codeSent' | 'codeWrong' | 'codeExpired' | 'back' | 'signedIn' }
  | Due;

export type SignInFlowEffect = Wait | StopWaiting;

export const initialSignInFlow: SignInFlow = {
  flow: 'login',
  previous: 'login',
  wrongCodes: 0,
  maySendAgain: false,
  message: undefined,
};

const RESEND = 'resend';
const LIFETIME = 'lifetime';
const NO_TIMERS: readonly StopWaiting[] = [
  { type: 'stopWaiting', timer: RESEND },
  { type: 'stopWaiting', timer: LIFETIME },
];

/** ACCT-018, ACCT-019: leads between the forms; a code has its time, its tries and a way back. */
export function signInFlow(state: SignInFlow, event: SignInFlowEvent): Step<SignInFlow, SignInFlowEffect> {
  if (state.flow === 'otp') return oneTimeCode(state, event);
  const { flow } = state;
  switch (event.type) {
    case 'go':
      return event.to === flow ? [state] : [{ ...initialSignInFlow, flow: event.to }];
    case 'otpRequired':
      return [{ ...initialSignInFlow, flow: 'otp', previous: flow }];
    case 'back':
    case 'signedIn':
      return [flow === 'login' ? state : initialSignInFlow];
    default:
      return [state];
  }
}

function oneTimeCode(state: SignInFlow, event: SignInFlowEvent): Step<SignInFlow, SignInFlowEffect> {
  switch (event.type) {
    case 'codeSent':
      return [
        { ...state, wrongCodes: 0, maySendAgain: false, message: undefined },
        { type: 'wait', ms: OTP.resendMs, timer: RESEND },
        { type: 'wait', ms: OTP.lifetimeMs, timer: LIFETIME },
      ];
    case 'due':
      if (event.timer === RESEND) return [{ ...state, maySendAgain: true }];
      return event.timer === LIFETIME ? [{ ...state, message: 'codeExpired', maySendAgain: true }] : [state];
    case 'codeExpired':
      return [{ ...state, message: 'codeExpired', maySendAgain: true }];
    case 'codeWrong': {
      const wrongCodes = state.wrongCodes + 1;
      return wrongCodes < OTP.tries
        ? [{ ...state, wrongCodes, message: 'codeInvalid' }]
        : [{ ...initialSignInFlow, message: 'tooManyCodes' }, ...NO_TIMERS];
    }
    case 'back':
      return [{ ...initialSignInFlow, flow: state.previous }, ...NO_TIMERS];
    case 'signedIn':
      return [initialSignInFlow, ...NO_TIMERS];
    default:
      return [state];
  }
}
