// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { customerHeader, header, profile } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { useRewardsLinking } from './useRewardsLinking.ts';
import { useTermsPrompt } from './useTermsPrompt.ts';

const terms = [{ alertType: 'TC', status: 'PROMPT' }];

describe('the terms prompt', () => {
  test('[REWARD-025][REWARD-026] opens by the profile, and is gone with one acknowledgement and a new profile', async () => {
    let isAccepted = false;
    const { result, sent, ids } = renderShop(useTermsPrompt, {
      'shell.header': customerHeader(),
      'account.current': () => profile({ loyaltyAccountAlerts: isAccepted ? [] : terms }),
      'rewards.acknowledgeAlert': () => {
        isAccepted = true;
        return null;
      },
    });
    await waitFor(() => expect(result.current.status).toBe('open'));
    act(() => result.current.accept());
    await waitFor(() => expect(ids().filter((id) => id === 'account.current')).toHaveLength(2));
    expect(sent.filter(({ id }) => id === 'rewards.acknowledgeAlert').map(({ input }) => input.body)).toEqual(
      [{ alertType: 'TC' }],
    );
    expect(result.current).toMatchObject({ status: 'closed', isFailed: false });
  });

  test('[REWARD-026] stays when the acknowledgement fails', async () => {
    const { result } = renderShop(useTermsPrompt, {
      'shell.header': customerHeader(),
      'account.current': profile({ loyaltyAccountAlerts: terms }),
      'rewards.acknowledgeAlert': refusal(401, '401', 'No', 'error_not_signed_in'),
    });
    await waitFor(() => expect(result.current.status).toBe('open'));
    act(() => result.current.accept());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'open', isFailed: true }));
  });

  test('[ACCT-004] asks nothing of a guest', async () => {
    const { result, ids } = renderShop(useTermsPrompt, { 'shell.header': header() });
    await waitFor(() => expect(ids()).toEqual(['shell.header']));
    expect(result.current.status).toBe('closed');
  });
});

describe('the linking modal', () => {
  const unlinked = { 'shell.header': customerHeader({ userType: '4' }) };
  const candidate = { candidateToken: 'c1', rewardsId: '•01', firstName: 'A', lastName: 'B', emailAddress: '', telephoneNumber: '' }; // prettier-ignore

  test('[REWARD-024][REWARD-023] opens by itself for type 4, and not again once it was skipped', async () => {
    const { result, edge } = renderShop(() => useRewardsLinking(), unlinked);
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'skip' }));
    expect(edge.storage.read('rewardsModalSkipped')).toBe('p1');
    await waitFor(() => expect(result.current[0].step).toBe('hide'));
  });

  test('[REWARD-012][REWARD-013][REWARD-014] looks up five at most and validates who was chosen', async () => {
    const { result, sent } = renderShop(() => useRewardsLinking(), {
      ...unlinked,
      'rewards.lookUp': { totalCount: 1, customers: [candidate] },
      'rewards.validate': {
        azProfileInfo: { ...candidate, postalCode: '' },
        profileUpdateRequired: false,
        acountsLinked: true,
        validateQuestionsRequired: false,
        questions: [],
        codeSentTo: null,
      },
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'hasRewards' }));
    act(() => result.current[1]({ type: 'lookUp' }));
    act(() => result.current[1]({ type: 'search', customerData: { lastName: 'B' } }));
    await waitFor(() => expect(result.current[0].step).toBe('searchCriteriaFound'));
    act(() => result.current[1]({ type: 'showProfiles' }));
    act(() => result.current[1]({ type: 'validate', card: { candidateToken: 'c1' } }));
    await waitFor(() => expect(result.current[0].step).toBe('congrats'));
    expect(sent.find(({ id }) => id === 'rewards.lookUp')).toMatchObject({
      input: { query: { maxResult: '5', pageNumber: '1' }, body: { customerData: { lastName: 'B' } } },
    });
    expect(sent.find(({ id }) => id === 'rewards.validate')?.input.body).toEqual({ candidateToken: 'c1' });
    await waitFor(() => expect(sent.filter(({ id }) => id === 'shell.header')).toHaveLength(2));
  });

  test('[REWARD-016][REWARD-022] shows a failed look-up to all, logs it, and hiding marks the shopper', async () => {
    const onError = vi.fn();
    const { result, edge } = renderShop(() => useRewardsLinking({ onError }), {
      ...unlinked,
      'rewards.lookUp': refusal(422, '422', 'Too little', 'error_lookup_incomplete'),
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'hasRewards' }));
    act(() => result.current[1]({ type: 'lookUp' }));
    act(() => result.current[1]({ type: 'search', customerData: {} }));
    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ text: 'Too little' })),
    );
    expect(edge.logger.log).toHaveBeenCalledWith({ message: 'Account Linking Error', level: 'error' });
    act(() => result.current[1]({ type: 'hide' }));
    expect(edge.cookies.all()).toEqual({ rewardsSignedIn: 'true' });
  });

  test('[REWARD-007][REWARD-010][REWARD-020] posts the number, leads to the update, and an incomplete account is an event', async () => {
    const { result, edge, sent } = renderShop(() => useRewardsLinking(), {
      ...unlinked,
      'rewards.validate': ({ body }) =>
        body?.rewardsId === '1'
          ? refusal(422, '1089', 'Incomplete', 'error_account_incomplete')
          : {
              azProfileInfo: { ...candidate, postalCode: '' },
              profileUpdateRequired: true,
              acountsLinked: false,
              validateQuestionsRequired: false,
              questions: ['oneTimeCode'],
              codeSentTo: null,
            },
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    for (const type of ['hasRewards', 'enterId'] as const) act(() => result.current[1]({ type }));
    act(() => result.current[1]({ type: 'validate', card: { rewardsId: '1' } }));
    await waitFor(() => expect(edge.analytics.track).toHaveBeenCalledWith('completeAccountPopup'));
    act(() => result.current[1]({ type: 'validate', card: { rewardsId: '2' } }));
    await waitFor(() => expect(edge.go).toHaveBeenCalledWith('/updateRewardsAccount'));
    const posted = sent.filter(({ id }) => id === 'rewards.validate');
    expect(posted.map(({ input }) => input.body)).toEqual([{ rewardsId: '1' }, { rewardsId: '2' }]);
  });
});
