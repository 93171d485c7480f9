import type { SavedCard } from '@driveline/api/contract';
import { useSavedCards } from '@driveline/hooks';
import { Badge, Checkbox, Inline, Text, useHydrated } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { CardFrame, useCardName, useCardSending } from '../../parts/payment/card.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { Entry, ListSection } from './ListSection.tsx';
import { useSection } from './useSection.ts';
import * as paths from '../../paths/index.ts';

/** Saved cards: each is named or made the default one (PLUS-050). */
export function CardsSection() {
  const text = useText();
  const { record } = useShop();
  const nameOf = useCardName();
  const { data, isError, refetch } = useSavedCards();
  const [query] = useSearchParams();
  const hasScript = useHydrated();
  const cards = data?.cards ?? (isError ? null : undefined);
  const edited = cards?.find(({ cardId }) => cardId === query.get('card'));
  const { form, fault, props } = useSection('card', { start: { nickname: edited?.nickname ?? '' } });
  const cardId = edited?.cardId ?? fault?.values['cardId'] ?? '';
  const token = query.get('token') ?? '';
  const isTyped = !cardId && !token;
  const { message = props.error, onSubmit, frame } = useCardSending({ action: paths.profile() });
  // The payment service keeps no cards.
  if (data && !data.canAdd && data.cards.length === 0) return null;
  return (
    <ListSection
      title={text('account.cards')}
      items={cards && cards.map((card) => ({ term: nameOf(card), value: <Saved card={card} /> }))}
      addText={data?.canAdd ? text('account.addCard') : undefined}
      retry={{ onRetry: () => void refetch() }}
      {...props}
      form={{ ...props.form, ...(isTyped && hasScript && { onSubmit }) }}
      error={message}
    >
      <input type="hidden" name="cardId" value={cardId} />
      <input type="hidden" name="token" value={token} />
      {edited && <Text weight="bold">{nameOf(edited)}</Text>}
      {token && <Text>{text('account.cardTyped')}</Text>}
      {isTyped && !hasScript && <Text>{text('account.cardPage')}</Text>}
      {isTyped && hasScript && <CardFrame {...frame} returnUrl={record.root + paths.profile()} forAccount />}
      <TextField {...form.field('nickname')} label={text('account.nickname')} maxLength={30} optional />
      {!edited?.isDefault && (
        <Checkbox name="isDefault" value="true" defaultChecked={'isDefault' in (fault?.values ?? {})}>
          {text('account.makeDefaultCard')}
        </Checkbox>
      )}
    </ListSection>
  );
}

function Saved({ card }: { card: SavedCard }) {
  const text = useText();
  const { cardId, expiry, isDefault, isExpired, nickname } = card;
  return (
    <Entry section="card" id={cardId} name={useCardName()(card)}>
      <Inline gap={2}>
        <Text as="span">{[nickname, text('payment.expires', { expiry })].filter(Boolean).join(' · ')}</Text>
        {isDefault && <Badge>{text('account.defaultCard')}</Badge>}
        {isExpired && <Badge tone="nofit">{text('account.cardExpired')}</Badge>}
      </Inline>
    </Entry>
  );
}
