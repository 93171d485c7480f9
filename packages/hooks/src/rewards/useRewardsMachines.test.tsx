// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { customerHeader, header, profile } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { market } from '../../test/market.ts';
import { refusal } from '../../test/stubClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { useRewardsModal } from './useRewardsModal.ts';
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
  const candidate = {
    candidateToken: 'c1',
    rewardsId: '•01',
    firstName: 'A',
    lastName: 'B',
    emailAddress: '',
    telephoneNumber: '',
  };
  const validation = {
    azProfileInfo: { ...candidate, postalCode: '' },
    profileUpdateRequired: false,
    acountsLinked: false,
    validateQuestionsRequired: false,
    questions: [],
    codeSentTo: null,
  };
  const onComplete = vi.fn<(card: object) => void>();
  const useModal = (isWelcome = true) => useRewardsModal({ market, isWelcome, onComplete });
  const facts = { lastName: 'Stone', rewardsLookup: '38103' };

  test('[REWARD-024][REWARD-023] opens by itself for type 4, and not again once it was skipped', async () => {
    const { result, edge } = renderShop(() => useModal(), unlinked);
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'close' }));
    expect(edge.storage.read('rewardsModalSkipped')).toBe('p1');
    await waitFor(() => expect(result.current[0].step).toBe('hide'));
  });

  test.each([
    ['p1', 'hide'],
    ['p2', 'rewardSignIn'],
  ])('[REWARD-024] skipped by profile %s in an earlier visit it is at %s', async (skippedBy, step) => {
    const { result, rerender, edge, client, queryClient } = renderShop(useModal, unlinked, { props: false });
    edge.storage.write('rewardsModalSkipped', skippedBy);
    await waitFor(() => expect(queryClient.getQueryData(headerQueries.data(client).queryKey)).toBeDefined());
    rerender(true);
    expect(result.current[0].step).toBe(step);
  });

  test('[REWARD-024] waits for a page where it may open', async () => {
    const { result, ids } = renderShop(() => useModal(false), unlinked);
    await waitFor(() => expect(ids()).toEqual(['shell.header']));
    expect(result.current[0].step).toBe('hide');
  });

  test('[REWARD-008][REWARD-022][STATE-011] who was found is linked, told to the page, and marked when the modal is closed', async () => {
    const { result, edge, sent } = renderShop(() => useModal(), {
      ...unlinked,
      'rewards.lookUp': { totalCount: 1, customers: [candidate] },
      'rewards.validate': { ...validation, acountsLinked: true },
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'choose', way: 'lookUp' }));
    act(() => result.current[1]({ type: 'send', intent: 'look-up-card', typed: facts }));
    await waitFor(() => expect(result.current[0].form?.customers).toEqual([candidate]));
    act(() => result.current[1]({ type: 'send', intent: 'validate-card', typed: { candidateToken: 'c1' } }));
    await waitFor(() => expect(result.current[0].step).toBe('linked'));
    await waitFor(() => expect(sent.filter(({ id }) => id === 'shell.header')).toHaveLength(2));
    act(() => result.current[1]({ type: 'close' }));
    expect(edge.cookies.all()).toEqual({ rewardsSignedIn: 'true' });
    expect(edge.storage.read('rewardsModalSkipped')).toBeNull();
  });

  test('[REWARD-010][REWARD-020] an incomplete account is an event, and a card that lacks its holder is completed', async () => {
    const { result, edge } = renderShop(() => useModal(), {
      ...unlinked,
      'rewards.validate': ({ body }) =>
        body?.rewardsId === '6000000000000001'
          ? refusal(422, '1089', 'Incomplete', 'error_account_incomplete')
          : { ...validation, profileUpdateRequired: true },
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'choose', way: 'enterId' }));
    const send = (rewardsId: string) =>
      act(() => result.current[1]({ type: 'send', intent: 'validate-card', typed: { rewardsId } }));
    send('6000000000000001');
    await waitFor(() => expect(edge.analytics.track).toHaveBeenCalledWith('completeAccountPopup'));
    expect(result.current[0].form).toMatchObject({ isIncomplete: true, message: 'Incomplete' });
    send('6000000000000002');
    await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ rewardsId: '6000000000000002' }));
    await waitFor(() => expect(result.current[0].step).toBe('hide'));
  });

  test('[REWARD-018] a session that ended says so at the form', async () => {
    const { result } = renderShop(() => useModal(), {
      ...unlinked,
      'rewards.validate': refusal(401, '401', 'No', 'error_not_signed_in'),
    });
    await waitFor(() => expect(result.current[0].step).toBe('rewardSignIn'));
    act(() => result.current[1]({ type: 'choose', way: 'enterId' }));
    const typed = { rewardsId: '6000000000000001' };
    act(() => result.current[1]({ type: 'send', intent: 'validate-card', typed }));
    await waitFor(() =>
      expect(result.current[0].form).toMatchObject({ error: 'unexpectedError', values: typed }),
    );
  });
});
