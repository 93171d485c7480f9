import type { ComponentProps, ComponentType } from 'react';
import { ChatIcon, MailIcon } from '../../components/Icon/contactIcons.tsx';
import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { StarIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { pressInPlace } from '../private/pressInPlace.ts';
import * as styles from './ContactPanel.css.ts';
import { Survey } from './Survey.tsx';

/** A way to reach the shop: a link that script may take over. */
export interface ContactWay {
  href: string;
  onPress?: () => void;
  /** It was started a moment ago and rests. */
  isResting?: boolean;
}

export interface ContactPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Default `menu`. */
  view?: 'menu' | 'survey';
  /** Left out where the market or the phone has no chat. `hours` as the shop words them. */
  chat?: ContactWay & { isOpen: boolean; hours?: string };
  /** `newTab` where it may not be embedded. */
  survey?: ContactWay & { newTab?: boolean };
  storeFeedback: ContactWay;
  contactUs: ContactWay;
  /** From the survey to the menu. */
  onBack?: () => void;
}

/** The ways to reach the shop, for a dialog; one of them is a survey that takes their place. */
export function ContactPanel(props: ContactPanelProps) {
  const { view = 'menu', chat, survey, storeFeedback, contactUs, onBack, className, ...rest } = props;
  const { contact } = useStrings();
  const embedded = view === 'survey' ? survey : undefined;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {embedded ? (
        <Survey href={embedded.href} {...(onBack && { onBack })} />
      ) : (
        <ul aria-label={contact.options} className={styles.options}>
          {chat && <ChatOption {...chat} />}
          {survey && <Option {...survey} icon={StarIcon} words={contact.survey} />}
          <Option {...storeFeedback} icon={StoreIcon} words={contact.store} />
          <Option {...contactUs} icon={MailIcon} words={contact.contact} />
        </ul>
      )}
    </div>
  );
}

function ChatOption({ isOpen, hours, ...way }: NonNullable<ContactPanelProps['chat']>) {
  const { contact, chat } = useStrings();
  if (isOpen) return <Option {...way} icon={ChatIcon} words={contact.chat} />;
  const lead = [chat.closed, hours && chat.hours(hours)].filter(Boolean).join('. ');
  return <Option {...way} isResting icon={ChatIcon} words={{ title: contact.chat.title, lead }} />;
}

interface OptionProps extends ContactWay {
  icon: ComponentType<IconProps>;
  words: { title: string; lead: string };
  newTab?: boolean;
}

function Option({ href, onPress, isResting = false, newTab, icon: WayIcon, words }: OptionProps) {
  const { opensInNewTab } = useStrings();
  const Anchor = useLinkComponent();
  const content = (
    <>
      <WayIcon />
      <span>
        <span className={styles.title}>
          {words.title}
          {newTab && <VisuallyHidden>{` (${opensInNewTab})`}</VisuallyHidden>}
        </span>
        <span className={styles.lead}>{words.lead}</span>
      </span>
      <ChevronEndIcon size={20} />
    </>
  );
  return (
    <li>
      {isResting ? (
        <span role="link" aria-disabled className={styles.option}>
          {content}
        </span>
      ) : (
        <Anchor
          href={href}
          className={styles.option}
          {...(onPress && { onClick: pressInPlace(onPress) })}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
        >
          {content}
        </Anchor>
      )}
    </li>
  );
}
