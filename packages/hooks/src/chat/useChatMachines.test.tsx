// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useChatAvailability, useProactiveChat } from './useChatMachines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const agents = '<agents><count>2</count></agents>';

test('[CONTENT-009][CONTENT-010] agents are asked for by the config, while somebody looks', async () => {
  const values = { CHAT_POLLING_INTERVAL_S: 10, CHAT_POLLING_TOTAL_S: 30 };
  const shop = renderShop(
    (isCircular: boolean) => useChatAvailability({ isCircular }),
    { 'chat.agents': agents },
    { props: false, options: { config: { flags: {}, values } } },
  );
  await pass(0);
  expect(shop.result.current).toEqual({ requestStatus: 'success', status: true });
  await pass(60_000);
  expect(shop.ids()).toHaveLength(4);
  shop.rerender(true);
  await pass(60_000);
  expect(shop.ids()).toHaveLength(5);
  shop.rerender(false);
  await pass(0);
  shop.unmount();
  await pass(60_000);
  expect(shop.ids()).toHaveLength(6);
});

test('[CONTENT-012] a failed check is one warning and nobody there', async () => {
  const { result, edge } = renderShop(() => useChatAvailability({ isCircular: true }), {
    'chat.agents': new Response('', { status: 500 }),
  });
  await pass(20_000);
  expect(result.current).toEqual({ requestStatus: 'error', status: false });
  expect(edge.logger.log).toHaveBeenCalledTimes(1);
  expect(edge.logger.log).toHaveBeenCalledWith(expect.objectContaining({ level: 'warn' }));
});

test('[CONTENT-016][CONTENT-017][STATE-042] a chat is proposed by its flag, once, and rests', async () => {
  const page = { path: '/', width: 1280, isBot: false, agentsAvailable: true };
  const options = { config: { flags: { PROACTIVE_CHAT_POPUP_ENABLED: true }, values: {} } };
  const off = renderShop(() => useProactiveChat(page));
  const { result, edge } = renderShop(() => useProactiveChat(page), {}, { options });
  await pass(30_000);
  expect(off.result.current.isShown).toBe(false);
  expect(result.current.isShown).toBe(true);
  const expiry = String(edge.now() + 30 * 86_400_000);
  expect(edge.storage.read('disableProactiveChatExpiry')).toBe(expiry);
  act(() => result.current.close());
  await pass(60_000);
  expect(result.current.isShown).toBe(false);
});
