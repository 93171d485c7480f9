import {
  clickedOption,
  liveChat,
  survey as surveyOf,
  useB2c,
  useChatAvailability,
  useEdge,
  type ContactModal,
  type ContactModalEvent,
} from '@driveline/hooks';
import { ContactPanel } from '@driveline/ui/contact';
import { Modal } from '@driveline/ui/overlays';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

type ContactDialogProps = {
  readonly modal: ContactModal;
  readonly send: (event: ContactModalEvent) => void;
};

/** The ways to reach the shop: a menu, one of whose entries is the survey (CONTENT-002, CONTENT-004 to CONTENT-006). */
export function ContactDialog({ modal: { view, started }, send }: ContactDialogProps) {
  const text = useText();
  const { client } = useB2c();
  const { now, analytics } = useEdge();
  const { status } = useChatAvailability();
  const chat = liveChat(client, { isPhone: false, agentsAvailable: status });
  const survey = surveyOf(client);
  const begin = (type: 'startChat' | 'startSurvey') => () => send({ type, at: now() });
  return (
    <Modal isOpen onClose={() => send({ type: 'close' })} title={text('contact.page.title')}>
      <ContactPanel
        view={view === 'survey' ? 'survey' : 'menu'}
        onBack={() => send({ type: 'back' })}
        onClick={({ target }) => {
          const option = clickedOption(target, {
            storeFeedback: paths.contact('storeExperience'),
            contactUs: paths.contact(),
            liveChat: paths.chat(),
            websiteFeedback: survey?.url,
          });
          if (option) analytics.track('contactClick', { option });
        }}
        storeFeedback={{ href: paths.contact('storeExperience') }}
        contactUs={{ href: paths.contact() }}
        {...(chat !== 'hidden' && {
          chat: {
            href: paths.chat(),
            onPress: begin('startChat'),
            isOpen: chat === 'open',
            isResting: started === 'chat',
          },
        })}
        {...(survey && {
          survey: {
            href: survey.url,
            isResting: started === 'survey',
            ...(survey.opens === 'newTab' ? { newTab: true } : { onPress: begin('startSurvey') }),
          },
        })}
      />
    </Modal>
  );
}
