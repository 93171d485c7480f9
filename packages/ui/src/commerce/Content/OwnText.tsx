import { REVIEW_LENGTHS } from '@driveline/validation';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { FormField } from '../../components/Form/useCheckedForm.ts';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { StarsField } from './StarsField.tsx';

/** What a member writes about a part. */
export type OwnTextKind = 'review' | 'question';

export interface OwnTextFieldsProps extends BlockProps<'div'> {
  kind: OwnTextKind;
  /** A field of the form, by its name: `stars`, `title`, `text`, `displayName`, `vehicleId`; `question`. */
  field: (name: string) => FormField;
  /** Which a review may name; without any it is not asked. */
  vehicles?: readonly { readonly vehicleId: string; readonly name: string }[];
}

/** The fields of a review, or of a question, and what becomes of it [PLUS-051]. */
export function OwnTextFields({ kind, field, vehicles = [], ...rest }: OwnTextFieldsProps) {
  const { ownText } = useStrings().content;
  const { label, hint } = ownText;
  const own = (name: keyof typeof hint) => ({
    ...field(name),
    label: label[name],
    description: hint[name],
    maxLength: REVIEW_LENGTHS[name],
    required: true,
  });
  return (
    <Stack gap={5} {...rest}>
      {kind === 'question' ? (
        <TextArea {...own('question')} />
      ) : (
        <>
          <StarsField {...field('stars')} legend={label.stars} required />
          <TextField {...own('title')} />
          <TextArea {...own('text')} rows={6} />
          {vehicles.length > 0 && (
            <Select {...field('vehicleId')} label={label.vehicleId} optional>
              <option value="">{ownText.noVehicle}</option>
              {vehicles.map(({ vehicleId, name }) => (
                <option key={vehicleId} value={vehicleId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
      <TextField {...own('displayName')} autoComplete="nickname" />
      <Text tone="secondary">{ownText.note[kind]}</Text>
    </Stack>
  );
}

export interface OwnTextSentProps extends BlockProps<'div', 'title'> {
  kind: OwnTextKind;
  /** Of the reviews of the part. */
  href: string;
}

/** In place of the form once it was sent: thanks, and that it is read first. */
export function OwnTextSent({ kind, href, ...rest }: OwnTextSentProps) {
  const { ownText } = useStrings().content;
  return (
    <EmptyState
      role="status"
      title={ownText.thanks[kind]}
      actions={<ButtonLink href={href}>{ownText.seeAll}</ButtonLink>}
      {...rest}
    >
      {ownText.thanksNote[kind]}
    </EmptyState>
  );
}

export interface OwnReviewNoteProps extends BlockProps<'div', 'title'> {
  /** An order with the part has arrived. */
  bought: boolean;
  review?: { status: 'waiting' | 'published' | 'refused'; reason?: string | undefined } | undefined;
  ordersHref: string;
}

/** Why a review cannot be written, or what became of the one that was; nothing before the first. */
export function OwnReviewNote({ bought, review, ordersHref, ...rest }: OwnReviewNoteProps) {
  const { ownText } = useStrings().content;
  if (!bought) {
    const toOrders = <ButtonLink href={ordersHref}>{ownText.toOrders}</ButtonLink>;
    return <EmptyState title={ownText.notBought} actions={toOrders} {...rest} />;
  }
  if (!review) return null;
  const { status, reason = '' } = review;
  const words = { waiting: ownText.waiting, published: ownText.published, refused: ownText.refused(reason) };
  return (
    <Alert tone={tones[status]} {...rest}>
      {words[status]}
    </Alert>
  );
}

const tones = { waiting: 'info', published: 'success', refused: 'warning' } as const;
