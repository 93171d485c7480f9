import { Button, ButtonLink, Inline, Stack } from '@driveline/ui';
import { ProfileSection, type ProfileSectionProps } from '@driveline/ui/account';
import type { ReactNode } from 'react';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useText } from '../../shop/useShop.ts';
import { editHref } from './useSection.ts';
import * as paths from '../../paths/index.ts';

type ListSectionProps = ProfileSectionProps & {
  /** Words of the link that adds one more; left out where there is no room. */
  readonly addText: string | undefined;
};

/** A section of which each entry is changed or removed, and another added (ACCT-041). */
export function ListSection({ addText, ...props }: ListSectionProps) {
  const { isEditing, items, editHref: href } = props;
  return (
    <Stack gap={3}>
      <ProfileSection {...props} />
      {addText && !isEditing && (items?.length ?? 0) > 0 && (
        <div>
          <ButtonLink href={href} variant="outline">
            {addText}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

type EntryProps = {
  readonly section: 'address' | 'card';
  readonly id: string;
  /** What it is called beside its buttons, for who does not see them. */
  readonly name: string;
  readonly children: ReactNode;
};

/** One of the list. */
export function Entry({ section, id, name, children }: EntryProps) {
  const text = useText();
  const button = { size: 's', variant: 'quiet' } as const;
  return (
    <Stack gap={2} align="start">
      {children}
      <Inline gap={2}>
        <ButtonLink {...button} href={editHref(section, id)} aria-label={text('account.changeOf', { name })}>
          {text('account.change')}
        </ButtonLink>
        <IntentForm action={paths.profile()} intent={`remove-${section}`} fields={{ [`${section}Id`]: id }}>
          <Button {...button} type="submit" aria-label={text('account.removeOf', { name })}>
            {text('account.remove')}
          </Button>
        </IntentForm>
      </Inline>
    </Stack>
  );
}
