import type { SavedCard } from '@driveline/api/contract';
import { useSavedCards } from '@driveline/hooks';
import { Badge, Button, ButtonLink, Checkbox, Inline, Stack, Text, useHydrated } from '@driveline/ui';
import { ProfileSection } from '@driveline/ui/account';
import { TextField } from '@driveline/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useCardText } from '../../parts/payment/useCardText.ts';
import { CardFrame } from '../../parts/payment/LateCardFrame.tsx';
import { useCardToSave } from '../../parts/payment/useCardToSave.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { editHref } from './editHref.ts';
import { useSection } from './useSection.ts';
import * as paths from '../../paths/index.ts';

/** Saved cards: each is named, made the default one or removed, and another added (ACCT-041, PLUS-050). */
export function CardsSection() {
  const text = useText();
  const { nameOf } = useCardText();
  const { data, isError, refetch } = useSavedCards();
  const [query] = useSearchParams();
  const cards = data?.cards ?? (isError ? null : undefined);
  const edited = cards?.find(({ cardId }) => cardId === query.get('card'));
  const { form, fault, props } = useSection('card', { start: { nickname: edited?.nickname ?? '' } });
  const given = query.get('token') ?? '';
  const isTyped = !edited && !given && !fault?.values['cardId'];
  const sending = useCardToSave(form.formProps);
  // The payment service keeps no cards.
  if (data && !data.canAdd && data.cards.length === 0) return null;
  return (
    <Stack gap={3}>
      <ProfileSection
        title={text('account.cards')}
        items={cards && cards.map((card) => ({ term: nameOf(card), value: <Saved card={card} /> }))}
        retry={{ onRetry: () => void refetch() }}
        {...props}
        {...(isTyped && { form: sending.formProps })}
        error={sending.message ?? props.error}
      >
        <input type="hidden" name="cardId" value={edited?.cardId ?? fault?.values['cardId'] ?? ''} />
        {edited && <Text weight="bold">{nameOf(edited)}</Text>}
        {isTyped ? <NewCard sending={sending} /> : <input type="hidden" name="token" value={given} />}
        {given && <Text>{text('account.cardTyped')}</Text>}
        <TextField {...form.field('nickname')} label={text('account.nickname')} maxLength={30} optional />
        {!edited?.isDefault && (
          <Checkbox name="isDefault" value="true" defaultChecked={'isDefault' in (fault?.values ?? {})}>
            {text('account.makeDefaultCard')}
          </Checkbox>
        )}
      </ProfileSection>
      {!props.isEditing && data?.canAdd && data.cards.length > 0 && (
        <div>
          <ButtonLink href={editHref('card')} variant="outline">
            {text('account.addCard')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** The gateway's fields; without script they are on a page of its own, which the form leads to. */
function NewCard({ sending }: { sending: ReturnType<typeof useCardToSave> }) {
  const text = useText();
  const { record } = useShop();
  if (!useHydrated()) return <Text>{text('account.cardPage')}</Text>;
  const { frame, onToken, onRefused } = sending;
  return (
    <CardFrame
      ref={frame}
      returnUrl={record.root + paths.profile()}
      forAccount
      onToken={onToken}
      onRefused={onRefused}
    />
  );
}

function Saved({ card }: { card: SavedCard }) {
  const text = useText();
  const { nameOf, expiryOf } = useCardText();
  const { cardId, isDefault, isExpired, nickname } = card;
  const name = nameOf(card);
  return (
    <Stack gap={2} align="start">
      <Inline gap={2}>
        <Text as="span">{[nickname, expiryOf(card)].filter(Boolean).join(' · ')}</Text>
        {isDefault && <Badge>{text('account.defaultCard')}</Badge>}
        {isExpired && <Badge tone="nofit">{text('account.cardExpired')}</Badge>}
      </Inline>
      <Inline gap={2}>
        <ButtonLink
          href={editHref('card', cardId)}
          size="s"
          variant="quiet"
          aria-label={text('account.changeOf', { name })}
        >
          {text('account.change')}
        </ButtonLink>
        <IntentForm action={paths.profile()} intent="remove-card">
          <input type="hidden" name="cardId" value={cardId} />
          <Button type="submit" size="s" variant="quiet" aria-label={text('account.removeOf', { name })}>
            {text('account.remove')}
          </Button>
        </IntentForm>
      </Inline>
    </Stack>
  );
}
