import { orderTypes } from '@driveline/validation';
import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { amount, identifier, storeNumber, text } from './primitives.ts';

/** Number of a card as people type it: with spaces or dashes. The server judges it (VALID-024). */
const rewardsId = text(40);
const calendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** ACCT-043 */
export const orderType = z.enum(orderTypes);

/** REWARD-001, API-058. Amounts in major units. */
export const loyaltyAccount = z.object({
  rewardsId: z.string(),
  rewardsCardNumber: z.string(),
  rewardBalance: amount,
  credits: z.number(),
  /** Credits that are missing to the next reward. */
  creditsToNext: z.number(),
  /** Day on which the next of its credits or rewards runs out. */
  expirationDate: z.nullable(z.string()),
  joinedOn: z.string(),
});

/** REWARD-003: status PROMPT asks the shopper. */
export const loyaltyAccountAlert = z.object({ alertType: z.string(), status: z.string() });

/** What a card knows of its holder; masked until it is linked. Empty where it knows nothing. */
const azProfileInfo = z.object({
  rewardsId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  telephoneNumber: z.string(),
  postalCode: z.string(),
});

const questionId = z.enum(['oneTimeCode', 'lastName', 'phoneLastFour', 'postalCode']);

const profile = {
  firstName: text(60),
  lastName: text(60),
  email: text(254),
  phoneNumber: text(25),
  postalCode: text(12),
};

const limitedErrors = { ...signedInErrors, error_too_many_requests: 429 } as const;

const profileErrors = { error_rewards_profile_invalid: 422, error_email_invalid: 422 } as const;

const proofErrors = { error_rewards_locked: 422, error_rewards_invalid: 422 } as const;

export const rewardsSchemas = {
  'rewards.lookUp': {
    requirement: 'API-034',
    summary: 'Find rewards cards by at least two facts of their holder',
    query: z.object({ maxResult: z.optional(text(3)), pageNumber: z.optional(text(4)) }),
    body: z.object({
      customerData: z.object({
        lastName: z.optional(text(60)),
        telephoneNumber: z.optional(text(25)),
        emailAddress: z.optional(text(254)),
        postalCode: z.optional(text(12)),
      }),
    }),
    response: z.object({
      totalCount: z.number(),
      customers: z.array(
        z.object({
          /** Opaque, of this session, for 10 minutes; stands for the card in `rewards.validate`. */
          candidateToken: z.string(),
          rewardsId: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          emailAddress: z.string(),
          telephoneNumber: z.string(),
        }),
      ),
    }),
    errors: { ...limitedErrors, error_lookup_incomplete: 422 },
  },
  'rewards.validate': {
    requirement: 'API-035',
    summary: 'Begin to link a card: what is still asked for; a one-time code goes to the contact on file',
    body: z.object({ rewardsId: z.optional(rewardsId), candidateToken: z.optional(identifier) }),
    response: z.object({
      /** Null: no such card, or not one to be linked here. */
      azProfileInfo: z.nullable(azProfileInfo),
      profileUpdateRequired: z.boolean(),
      acountsLinked: z.boolean(),
      validateQuestionsRequired: z.boolean(),
      /** What `rewards.answerQuestions` has to be told; the code is always among it. */
      questions: z.array(questionId),
      /** Where the code went, masked. */
      codeSentTo: z.nullable(z.string()),
      /** Names that the profile lacks. */
      missingFields: z.optional(z.array(z.string())),
    }),
    errors: {
      ...limitedErrors,
      ...proofErrors,
      error_account_incomplete: 422,
      error_candidate_expired: 422,
      error_rewards_no_contact: 422,
    },
  },
  'rewards.verifyId': {
    requirement: 'API-100',
    summary: 'Whether a card of this number can be linked',
    body: z.object({ rewardsId }),
    response: z.object({ valid: z.boolean() }),
    errors: { ...limitedErrors, error_rewards_invalid: 422 },
  },
  'rewards.answerQuestions': {
    requirement: 'API-101',
    summary: 'Prove that a card is the caller’s, and link it',
    body: z.object({
      rewardsId: z.optional(rewardsId),
      candidateToken: z.optional(identifier),
      answers: z.array(z.object({ questionId, answer: text(60) })).check(z.maxLength(8)),
    }),
    /** Not linked yet, though everything was right: the profile is to be completed first. */
    response: z.object({ acountsLinked: z.boolean(), profileUpdateRequired: z.boolean() }),
    errors: {
      ...signedInErrors,
      ...proofErrors,
      error_answer_wrong: 422,
      error_otp_expired: 410,
      error_candidate_expired: 422,
    },
  },
  'rewards.sendCard': {
    requirement: 'API-099',
    summary: 'Mail a card to the address on file; the answer tells nothing about either',
    body: z.object({ rewardsId, email: text(254) }),
    response: z.null(),
    errors: { ...limitedErrors, error_email_invalid: 422 },
  },
  'rewards.account': {
    requirement: 'API-058',
    summary: 'The card of the account, and further ones that wait to be merged',
    response: z.object({
      loyaltyAccount: z.nullable(loyaltyAccount),
      /** Every linked card, the account's own first. */
      accounts: z.array(loyaltyAccount),
      /** Days after a purchase in which its receipt earns credits (REWARD-041); absent from servers that do not say it. */
      receiptDays: z.optional(z.number()),
    }),
    errors: { error_not_signed_in: 401 },
  },
  'rewards.activity': {
    requirement: 'API-037',
    summary: 'What happened on a card in a range of days, newest first; the last 90 by default',
    params: z.object({ rewardsCardNumber: identifier }),
    query: z.object({
      fromDate: z.optional(calendarDate),
      toDate: z.optional(calendarDate),
      order_type: z.optional(orderType),
    }),
    response: z.object({
      activities: z.array(
        z.object({
          date: z.string(),
          orderType,
          description: z.string(),
          /** Of the purchase or refund; for rewards what the balance changed by. */
          amount,
          credits: z.number(),
        }),
      ),
    }),
    errors: { error_not_signed_in: 401, error_rewards_card_unknown: 404, error_date_range: 422 },
  },
  'rewards.signUp': {
    requirement: 'API-059',
    summary: 'Join the program',
    body: z.object({
      ...profile,
      birthday: z.optional(text(10)),
      /** Consent to the rules of the program. */
      acceptsTerms: z.boolean(),
    }),
    response: z.object({ loyaltyAccount }),
    errors: {
      ...limitedErrors,
      ...profileErrors,
      error_rewards_card_unknown: 404,
      error_rewards_exists: 409,
      error_rewards_terms: 422,
    },
  },
  'rewards.update': {
    requirement: 'API-059',
    summary: 'Change the holder of a card; completes a link that waits for it',
    body: z.object({
      /** The card being linked; without it the account's own. */
      rewardsId: z.optional(rewardsId),
      candidateToken: z.optional(identifier),
      oneTimeCode: z.optional(text(12)),
      ...profile,
      birthday: z.optional(text(10)),
    }),
    response: z.object({ loyaltyAccount, acountsLinked: z.boolean() }),
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      ...profileErrors,
      ...proofErrors,
      error_rewards_card_unknown: 404,
      error_answer_wrong: 422,
      error_otp_expired: 410,
      error_candidate_expired: 422,
    },
  },
  'rewards.merge': {
    requirement: 'API-059',
    summary: 'Move what linked cards hold to the one that is kept',
    body: z.object({
      rewardsIds: z.array(rewardsId).check(z.minLength(1), z.maxLength(10)),
      keep: rewardsId,
    }),
    response: z.object({ loyaltyAccount }),
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_rewards_card_unknown: 404,
      error_rewards_merge: 422,
    },
  },
  'rewards.requestCredit': {
    requirement: 'API-059',
    summary: 'Ask for the credits of a purchase that was made without the card',
    body: z.object({
      storeNumber,
      date: calendarDate,
      receiptNumber: text(30),
      amount: z.number().check(z.minimum(0), z.maximum(10_000_000)),
    }),
    response: z.object({ reference: z.string(), credits: z.number(), loyaltyAccount }),
    errors: {
      ...limitedErrors,
      error_rewards_card_unknown: 404,
      error_credit_unknown_receipt: 422,
      error_credit_claimed: 409,
      error_credit_date: 422,
    },
  },
  'rewards.acknowledgeAlert': {
    requirement: 'API-036',
    summary: 'Accept what a prompt asks; TC are the rules of the program',
    body: z.object({ alertType: identifier }),
    response: z.null(),
    errors: { error_not_signed_in: 401 },
  },
  'rewards.dismissAlert': {
    requirement: 'API-051',
    summary: 'Close a prompt without accepting it',
    body: z.object({ alertType: identifier }),
    response: z.null(),
    errors: { error_not_signed_in: 401 },
  },
} satisfies DomainSchemas;

export type LoyaltyAccount = z.infer<typeof loyaltyAccount>;
export type LoyaltyAccountAlert = z.infer<typeof loyaltyAccountAlert>;
