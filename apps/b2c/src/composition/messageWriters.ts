import { textSignUpMessages } from '../account/textSignUp.ts';
import { transcriptMail } from '../chat/transcriptMail.ts';
import { caseMail } from '../contact/caseMail.ts';
import { giftCardMessages } from '../giftCards/giftCardMessages.ts';
import { identityMessages } from '../identity/mail/identityMessages.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { orderMessages } from '../orders/mail/orderMessages.ts';
import { reviewMessages } from '../reviews/decisionMail.ts';
import { rewardsMessages } from '../rewards/rewardsMessages.ts';

/** What each topic of the outbox becomes. A module adds its own here. */
export const messageWriters: Readonly<Record<string, MessageWriter>> = {
  'contact-case': ({ db, market, deskEmail }, row) => caseMail(db, market, deskEmail, row),
  'chat-transcript': ({ db, market }, row) => transcriptMail(db, market, row),
  ...orderMessages,
  ...giftCardMessages,
  ...identityMessages,
  ...reviewMessages,
  ...rewardsMessages,
  ...textSignUpMessages,
};
