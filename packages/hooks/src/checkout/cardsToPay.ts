import type { SavedCard } from '@driveline/api/contract';
import type { Values } from '@driveline/validation';
import { useState } from 'react';
import { useSavedCards } from '../account/savedCards.ts';
import { useCurrentAccount } from '../account/useAlerts.ts';

/** Field that names a saved card, or says that another one is typed. */
export const SAVED_CARD = 'cardId';
export const OTHER_CARD = 'other';

/** Field that saves a typed card once its order is placed. */
export const SAVE_CARD = 'saveCard';

/** What a member's card is chosen from. */
export interface CardToPay {
  /** Those that have not expired, the default one first; none of a guest. */
  readonly cards: readonly SavedCard[];
  /** One more can be saved. */
  readonly canSave: boolean;
  /** The card that pays: the first one until another is picked, or `OTHER_CARD`. */
  readonly chosen: string;
  /** Takes the id of a card or `OTHER_CARD`. */
  readonly pick: (cardId: string) => void;
}

/** The card that pays an order (PLUS-050). */
export function useCardToPay(): CardToPay {
  const { isAuthenticated: enabled } = useCurrentAccount();
  const { data } = useSavedCards({ enabled });
  const known = enabled ? data : undefined;
  const cards = known?.cards.filter(({ isExpired }) => !isExpired) ?? [];
  const [picked, pick] = useState<string>();
  const isOffered = picked === OTHER_CARD || cards.some(({ cardId }) => cardId === picked);
  const chosen = (isOffered ? picked : cards[0]?.cardId) ?? OTHER_CARD;
  return { cards, canSave: known?.canAdd ?? false, chosen, pick };
}

/** What a form of the payment step says of its card: one that is saved, or whether the typed one shall be. */
export function cardChoice(typed: Values): { readonly cardId?: string; readonly saveCard?: true } {
  const cardId = typed[SAVED_CARD];
  if (cardId && cardId !== OTHER_CARD) return { cardId };
  return SAVE_CARD in typed ? { saveCard: true } : {};
}
