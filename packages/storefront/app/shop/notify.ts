import type { ToastQueue, ToastRequest } from '@driveline/ui';
import { create } from 'zustand';
import { storage } from './storage.ts';

interface Messages {
  /** What the queue has not taken yet. */
  readonly waiting: readonly ToastRequest[];
  readonly queue: ToastQueue | undefined;
}

/** The messages of the tab; their queue loads with the first one. */
export const useMessages = create<Messages>(() => ({ waiting: [], queue: undefined }));

/** Shows a message. A page that forbids messages is told of errors alone (SHELL-051). */
export function notify(request: ToastRequest): void {
  if (request.type !== 'error' && storage.read('canShowToastNotification') === 'false') return;
  useMessages.setState(({ waiting }) => ({ waiting: [...waiting, request] }));
}

/** Takes the messages of a tag away, those that still wait too. */
export function closeMessages(tag: string): void {
  useMessages.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.tag !== tag) }));
  useMessages.getState().queue?.closeByTag(tag);
}
