import type { HeaderData } from '@driveline/api';
import { STANDALONE_USER_TYPE } from '../rewards/rewardsPrompt.ts';

/**
 * STATE-005, ACCT-001, ACCT-002, ACCT-005, ACCT-006, ACCT-008: who the shopper is, as header data tells. Being signed
 * in is the one role; a type that nobody knows grants nothing (ACCT-009).
 */
export interface Account {
  readonly isAuthenticated: boolean;
  /** Signed in by being remembered, not by a password. */
  readonly isAutoLogin: boolean;
  readonly isRewardsMember: boolean;
  /** Signed in with a rewards account that has no online one beside it. */
  readonly isStandalone: boolean;
  readonly userType: string;
  readonly profileId: string;
  readonly rewardsId: string;
  /** To greet by. */
  readonly name: string;
}

/** Reads the account of header data; a guest's until it is here. */
export function accountOf(header: Pick<HeaderData, 'myAccountMap'> | undefined): Account {
  const map = header?.myAccountMap;
  const isAuthenticated = map?.anonymous === 'false';
  return {
    isAuthenticated,
    isAutoLogin: isAuthenticated && map.autoLogin === 'true',
    isRewardsMember: Boolean(map?.rewardsId),
    isStandalone: isAuthenticated && map.userType === STANDALONE_USER_TYPE,
    userType: map?.userType ?? '',
    profileId: map?.profileId ?? '',
    rewardsId: map?.rewardsId ?? '',
    name: map?.mf_homepage_header_username ?? '',
  };
}

/** CONTENT-032: what header data carries for groups of shoppers, and of the deployment. */
export interface SegmentContent {
  /** Words for the shopper's group; empty without. */
  readonly message: string;
  /** Content slots by their name. */
  readonly slots: Readonly<Record<string, unknown>>;
  /** What was put aside, by the id of each. */
  readonly savedOrders: Readonly<Record<string, unknown>>;
  /** A staging deployment: its pages carry a ribbon and `noindex`. */
  readonly isStaging: boolean;
}

/** CONTENT-032: reads those fields of header data; what is missing or of another kind is empty. */
export function segmentContent(header: Partial<HeaderData> | undefined): SegmentContent {
  const { segmentMessageContent, cmsSegmentedContent, savedOrderMap, isStagingApp } = header ?? {};
  return {
    message: typeof segmentMessageContent === 'string' ? segmentMessageContent : '',
    slots: record(cmsSegmentedContent),
    savedOrders: record(savedOrderMap),
    isStaging: isStagingApp === true,
  };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
