import { toDecimal } from '@driveline/api';
import { giftCardRules, lastGiftDay } from '@driveline/hooks';
import type { GiftCardSale } from '@driveline/markets';
import { Card, Stack, useFormat } from '@driveline/ui';
import { DateField, FieldGroup, RadioCard, RadioCards, TextArea, TextField } from '@driveline/ui/forms';
import { GIFT_MESSAGE_LENGTH, OTHER_AMOUNT } from '@driveline/validation';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePostForm } from '../../parts/form/usePostForm.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import * as paths from '../../paths/index.ts';

/** Amount, recipient and sender of a gift card, and when it is sent; its payment is the next page (CART-055). */
export function BuyForm({ sale }: { sale: GiftCardSale }) {
  const text = useText();
  const { market } = useShop();
  const today = useToday();
  const labels = {
    amount: text('giftCard.amount'),
    otherAmount: text('giftCard.otherAmountLabel'),
    recipientName: text('giftCard.recipientName'),
    recipientEmail: text('giftCard.recipientEmail'),
    senderName: text('giftCard.senderName'),
    senderEmail: text('giftCard.senderEmail'),
    message: text('giftCard.message'),
    deliverOn: text('giftCard.deliverOn'),
  };
  const form = usePostForm({
    id: 'gift',
    rules: today ? giftCardRules(market, today) : undefined,
    labels,
  });
  const field = (name: keyof typeof labels) => ({ ...form.field(name), label: labels[name] });
  return (
    <Card>
      <PostForm form={form} action={paths.giftCards()} intent="buy-gift-card">
        <Amounts sale={sale} form={form} />
        <FieldGroup columns={2}>
          <TextField {...field('recipientName')} autoComplete="off" required />
          <TextField {...field('recipientEmail')} type="email" autoComplete="off" required />
        </FieldGroup>
        <FieldGroup columns={2}>
          <TextField {...field('senderName')} autoComplete="name" required />
          <TextField
            {...field('senderEmail')}
            type="email"
            autoComplete="email"
            description={text('giftCard.senderHint')}
            required
          />
        </FieldGroup>
        <TextArea {...field('message')} maxLength={GIFT_MESSAGE_LENGTH} optional />
        <DateField
          {...field('deliverOn')}
          description={text('giftCard.deliverHint')}
          {...(today && { min: today, max: lastGiftDay(today) })}
          optional
        />
        <SubmitButton>{text('giftCard.toPayment')}</SubmitButton>
      </PostForm>
    </Card>
  );
}

/** The offered amounts, and one of the buyer's own within the bounds of the market. */
function Amounts({ sale, form }: { sale: GiftCardSale; form: ShopForm }) {
  const text = useText();
  const { money } = useFormat();
  const { minorDigits } = useShop().market.currency;
  const { amountsMinor, minMinor, maxMinor } = sale;
  const { id, name, errorMessage, defaultValue } = form.field('amount');
  const offered = amountsMinor.map((minor) => [String(toDecimal(minor, minorDigits)), money(minor)] as const);
  return (
    <RadioCards
      legend={text('giftCard.amount')}
      name={name}
      defaultValue={defaultValue ?? offered[0]?.[0] ?? OTHER_AMOUNT}
      errorMessage={errorMessage}
    >
      {offered.map(([value, label], at) => (
        <RadioCard key={value} value={value} label={label} {...(at === 0 && { id })} />
      ))}
      <RadioCard value={OTHER_AMOUNT} label={text('giftCard.otherAmount')}>
        <Stack gap={4}>
          <TextField
            {...form.field('otherAmount')}
            label={text('giftCard.otherAmountLabel')}
            description={text('giftCard.amountRange', { min: money(minMinor), max: money(maxMinor) })}
            inputMode="decimal"
            autoComplete="off"
          />
        </Stack>
      </RadioCard>
    </RadioCards>
  );
}
