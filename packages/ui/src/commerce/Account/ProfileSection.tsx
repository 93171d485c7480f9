import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DefinitionList, type Definition } from '../../components/DefinitionList/DefinitionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { Failed, type BlockLevel, type Retry } from '../private/LoadedList.tsx';
import { pressInPlace } from '../private/pressInPlace.ts';
import * as styles from './ProfileSection.css.ts';

export interface ProfileSectionProps extends Omit<LayoutProps, 'as' | 'title' | 'children'> {
  title: string;
  /** What is known; none reads 'Not added'. Absent while it loads; null when that failed. */
  items: readonly Definition[] | null | undefined;
  /** The section is open for editing. */
  isEditing?: boolean;
  /** The page with this section open, and the page with all of them closed: the way without script. */
  editHref: string;
  cancelHref: string;
  /** Open and close it in place; the links then lead nowhere. */
  onEdit?: () => void;
  onCancel?: () => void;
  /** Takes the fields, and `currentPassword` where it is asked for. */
  save: FormTarget;
  /** Takes away what is known, as one. */
  remove?: FormTarget;
  /** What the form listens to: `formProps` of `useCheckedForm`. */
  form?: Omit<ComponentProps<'form'>, 'action' | 'target' | 'children'>;
  isSaving?: boolean;
  /** Why it was not saved, worded; what was typed stays. */
  error?: string | undefined;
  /** What one signs in with (email, phone, password) is changed with the current password only. */
  asksPassword?: boolean;
  /** Its fields, with what is known filled in. */
  children: ReactNode;
  /** Rank of the title; default 2. */
  level?: BlockLevel;
  retry?: Retry;
}

/** A part of the profile that is read, and edited in its place (ACCT-041). */
export function ProfileSection(props: ProfileSectionProps) {
  const { title, items, isEditing, editHref, cancelHref, onEdit, onCancel, save, isSaving, ...others } =
    props;
  const { form, error, asksPassword, remove, children, level = 2, retry, className, ref, ...rest } = others;
  const body = useFocusOfEditing(isEditing ?? false);
  const isReading = items != null && !isEditing;
  return (
    <Card
      as="section"
      aria-busy={items === undefined || undefined}
      className={classNames(styles.root, className)}
      {...(ref && { ref })}
      {...rest}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.head}>
          <Heading level={level}>{title}</Heading>
          {isReading && <EditLink title={title} isNew={items.length === 0} href={editHref} onEdit={onEdit} />}
        </div>
        {items === undefined && <Waiting />}
        {items === null && <FailedSection level={level} retry={retry} />}
        {isReading && <Known items={items} />}
        {isReading && remove && items.length > 0 && <Removal title={title} target={remove} />}
        {items != null && isEditing && (
          <EditForm {...{ title, cancelHref, onCancel, save, form, isSaving, error, asksPassword }}>
            {children}
          </EditForm>
        )}
      </div>
    </Card>
  );
}

/** Where it opens the first field takes the focus, where it closes the edit link does: neither is on the page before. */
function useFocusOfEditing(isEditing: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const was = useRef(isEditing);
  useEffect(() => {
    if (was.current === isEditing) return;
    was.current = isEditing;
    const target = isEditing ? 'input:not([type="hidden"]), select, textarea' : 'a[data-edit]';
    body.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing]);
  return body;
}

function Removal({ title, target }: { title: string; target: FormTarget }) {
  const { remove, account } = useStrings();
  return (
    <IntentForm target={target}>
      <Button type="submit" size="s" variant="quiet" aria-label={account.profile.removeOf(title)}>
        {remove}
      </Button>
    </IntentForm>
  );
}

interface EditLinkProps {
  title: string;
  isNew: boolean;
  href: string;
  onEdit: (() => void) | undefined;
}

function EditLink({ title, isNew, href, onEdit }: EditLinkProps) {
  const { account, edit } = useStrings();
  const { add, addOf, editOf } = account.profile;
  return (
    <ButtonLink
      href={href}
      size="s"
      variant="outline"
      aria-label={isNew ? addOf(title) : editOf(title)}
      data-edit
      {...(onEdit && { onClick: pressInPlace(onEdit) })}
    >
      {isNew ? add : edit}
    </ButtonLink>
  );
}

function Known({ items }: { items: readonly Definition[] }) {
  const { profile } = useStrings().account;
  if (items.length === 0) return <p className={styles.none}>{profile.notAdded}</p>;
  return <DefinitionList items={items} className={styles.known} />;
}

interface EditFormProps {
  title: string;
  cancelHref: string;
  onCancel: (() => void) | undefined;
  save: FormTarget;
  form: ProfileSectionProps['form'];
  isSaving: boolean | undefined;
  error: string | undefined;
  asksPassword: boolean | undefined;
  children: ReactNode;
}

function EditForm(props: EditFormProps) {
  const { title, cancelHref, onCancel, save, form, isSaving = false, ...others } = props;
  const { error, asksPassword, children } = others;
  const { account, cancel } = useStrings();
  return (
    <IntentForm target={save} aria-label={account.profile.editOf(title)} className={styles.form} {...form}>
      {error !== undefined && (
        <Alert tone="error" role="alert">
          {error}
        </Alert>
      )}
      {children}
      {asksPassword && (
        <PasswordField label={account.profile.currentPassword} name="currentPassword" required />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={isSaving}>
          {account.profile.save}
        </Button>
        <ButtonLink href={cancelHref} variant="quiet" {...(onCancel && { onClick: pressInPlace(onCancel) })}>
          {cancel}
        </ButtonLink>
      </div>
    </IntentForm>
  );
}

function FailedSection({ level, retry }: { level: BlockLevel; retry: Retry | undefined }) {
  const { profile } = useStrings().account;
  return <Failed title={profile.failed} level={level === 2 ? 3 : 4} retry={retry} />;
}

/** As high as two lines of what is known. */
function Waiting() {
  const { loading } = useStrings();
  return (
    <div className={styles.known}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="box" height="40px" />
      <Skeleton shape="box" height="40px" className={styles.waitingLine} />
    </div>
  );
}
