import type { SavedCard } from '@driveline/api/contract';
import { OTHER_CARD, SAVE_CARD, SAVED_CARD, useCardsToPay } from '@driveline/hooks';
import { RadioCard, RadioCards } from '@driveline/ui';
import { Checkbox } from '@driveline/ui/forms';
import { useState } from 'react';
import { useCardText } from '../../parts/payment/useCardText.ts';
import { useText } from '../../shop/useText.ts';

/** The card that pays: the member's default one until another is picked (PLUS-050). */
export function useCardToPay() {
  const { cards, canSave } = useCardsToPay();
  const [picked, pick] = useState<string>();
  const saved =
    cards.find(({ cardId }) => cardId === picked) ?? (picked === OTHER_CARD ? undefined : cards[0]);
  const savedId = saved?.cardId;
  return { cards, canSave, savedId, cardId: savedId ?? OTHER_CARD, pick };
}

type CardChoiceProps = ReturnType<typeof useCardToPay>;

/** The saved cards of a member, and whether one that is typed shall be saved. */
export function CardChoice({ cards, canSave, cardId, pick }: CardChoiceProps) {
  const text = useText();
  const { nameOf, expiryOf } = useCardText();
  const save = canSave && (
    <Checkbox name={SAVE_CARD} value="true">
      {text('payment.saveCard')}
    </Checkbox>
  );
  if (cards.length === 0) return save;
  const labelOf = (card: SavedCard) => [card.nickname, nameOf(card)].filter(Boolean).join(' · ');
  return (
    <RadioCards legend={text('payment.savedCards')} name={SAVED_CARD} value={cardId} onValueChange={pick}>
      {cards.map((card) => (
        <RadioCard key={card.cardId} value={card.cardId} label={labelOf(card)} description={expiryOf(card)} />
      ))}
      <RadioCard value={OTHER_CARD} label={text('payment.otherCard')}>
        {save || undefined}
      </RadioCard>
    </RadioCards>
  );
}
