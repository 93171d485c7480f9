import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { ListNameForm } from './ListNameForm.tsx';
import * as styles from './PartLists.css.ts';

export interface PartListsProps extends BlockProps<'div'> {
  lists: readonly { id: string; name: string; href: string; count: number }[];
  /** How many parts wait for a list; default none. */
  waiting?: number;
  /** Puts them on a list: takes `listId`. */
  add: FormTarget;
  /** Takes `listName`. */
  create: FormTarget;
  /** A name that was typed and refused. */
  typedName?: string | undefined;
  /** The lists of a guest are this browser’s. */
  isGuest?: boolean;
}

/** Lists of parts by their names, each with the way to it or a button that puts parts on it; and a new one [PLUS-068]. */
export function PartLists(props: PartListsProps) {
  const { lists, waiting = 0, add, create, typedName, isGuest, className, ...rest } = props;
  const words = useStrings().account.lists;
  return (
    <Stack gap={5} className={classNames(styles.root, className)} {...rest}>
      {waiting > 0 && <Text>{words.choose(waiting)}</Text>}
      {lists.length === 0 && <Text tone="secondary">{words.none}</Text>}
      {lists.length > 0 && (
        <ul className={styles.lists}>
          {lists.map(({ id, name, href, count }) => (
            <Card as="li" key={id} className={styles.list}>
              <span className={styles.name}>
                <Link href={href}>{name}</Link>
                <Text as="span" size="bodyS" tone="secondary">
                  {words.count(count)}
                </Text>
              </span>
              {waiting > 0 && (
                <IntentForm target={{ ...add, fields: { ...add.fields, listId: id } }}>
                  <Button type="submit" variant="outline" size="s" aria-label={words.addTo(name)}>
                    {words.add}
                  </Button>
                </IntentForm>
              )}
            </Card>
          ))}
        </ul>
      )}
      <ListNameForm target={create} typed={typedName} />
      {isGuest && (
        <Text size="bodyS" tone="secondary">
          {words.guest}
        </Text>
      )}
    </Stack>
  );
}
