import type { SavedCard } from '@driveline/api/contract';
import type { Values } from '@driveline/validation';
import { useSavedCards } from '../account/savedCards.ts';
import { useCurrentAccount } from '../account/useAlerts.ts';

/** Field that names a saved card, or says that another one is typed. */
export const SAVED_CARD = 'cardId';
export const OTHER_CARD = 'other';

/** Field that saves a typed card once its order is placed. */
export const SAVE_CARD = 'saveCard';

/** Cards that a member can pay with, the default one first, and whether one more can be saved; none of a guest. */
export function useCardsToPay(): { readonly cards: readonly SavedCard[]; readonly canSave: boolean } {
  const { isAuthenticated: enabled } = useCurrentAccount();
  const { data } = useSavedCards({ enabled });
  const known = enabled ? data : undefined;
  return {
    cards: known?.cards.filter(({ isExpired }) => !isExpired) ?? [],
    canSave: known?.canAdd ?? false,
  };
}

/** What a form of the payment step says of its card: one that is saved, or whether the typed one shall be. */
export function cardChoice(typed: Values): { readonly cardId?: string; readonly saveCard?: true } {
  const cardId = typed[SAVED_CARD];
  if (cardId && cardId !== OTHER_CARD) return { cardId };
  return SAVE_CARD in typed ? { saveCard: true } : {};
}
