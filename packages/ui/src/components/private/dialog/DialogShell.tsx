import { useRef, useState, type FormEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocale, useStrings } from '../../../i18n/UiProvider.tsx';
import { CloseIcon } from '../../Icon/navigationIcons.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { ConfirmClose } from './ConfirmClose.tsx';
import * as styles from './dialogStyles.css.ts';
import { holdsTyped, isTyping } from './holdsTyped.ts';
import { useBackdropPress } from './useBackdropPress.ts';

type DivAttributes = Omit<HTMLAttributes<HTMLElement>, 'title' | 'children' | 'role'>;

/** What modal, drawer and sheet have in common. `className`, `style` and `ref` go to the panel. */
export interface DialogProps extends DivAttributes {
  isOpen: boolean;
  /** The dialog is to close: by its button, Escape or a press beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Ask before closing (SHELL-057): always, or while fields hold what was `typed` since it opened. */
  confirmClose?: boolean | 'typed';
  /** Actions that stay in view below the content. */
  footer?: ReactNode;
  /** `flush` for content that reaches the edges, as a list or a map. */
  padding?: 'normal' | 'flush';
  /** `alertdialog` for a question that must be answered; a press beside it then does nothing. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

interface Props extends DialogProps {
  backdropClassName: string;
  panelClassName: string;
}

/** Focus stays inside while open and returns to the opener; the page behind does not scroll. */
export function DialogShell(props: Props) {
  const {
    isOpen,
    onClose,
    title,
    confirmClose = false,
    footer,
    padding,
    role = 'dialog',
    children,
    ...rest
  } = props;
  const { backdropClassName, panelClassName, className, style, ref, ...attributes } = rest;
  const closeButton = useRef<HTMLButtonElement>(null);
  const { isAsking, requestClose, answer, noteInput } = useClosing({ confirmClose, onClose, closeButton });
  const backdrop = useBackdropPress(() => role === 'dialog' && requestClose());
  const strings = useStrings();
  return (
    <I18nProvider locale={useLocale()}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={requestClose}
        className={classNames(styles.backdrop, backdropClassName)}
        {...backdrop}
      >
        <Modal
          {...(ref && { ref: ref as Ref<HTMLDivElement> })}
          className={classNames(styles.panel, panelClassName, className)}
          {...(style && { style })}
          {...attributes}
        >
          <Dialog role={role} className={styles.dialog}>
            <div className={styles.header}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <IconButton ref={closeButton} label={strings.close} onClick={requestClose}>
                <CloseIcon />
              </IconButton>
            </div>
            <div className={classNames(styles.body, padding === 'flush' && styles.flush)} onInput={noteInput}>
              {children}
            </div>
            {footer != null && <div className={styles.footer}>{footer}</div>}
          </Dialog>
          <ConfirmClose isOpen={isAsking} onYes={() => answer(true)} onNo={() => answer(false)} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

interface Closing {
  confirmClose: boolean | 'typed';
  onClose: () => void;
  closeButton: React.RefObject<HTMLButtonElement | null>;
}

function useClosing({ confirmClose, onClose, closeButton }: Closing) {
  const [isAsking, setAsking] = useState(false);
  /** The dialog, once somebody has typed in it: what a field came filled with asks for nothing. */
  const typedIn = useRef<Element>(null);
  function noteInput(event: FormEvent<HTMLElement>): void {
    if (isTyping(event)) typedIn.current = event.currentTarget;
  }
  function requestClose(): void {
    const asks = confirmClose === 'typed' ? holdsTyped(typedIn.current) : confirmClose;
    if (!asks) return onClose();
    // The question returns the focus to where it was; SHELL-057 wants that to be the close button.
    closeButton.current?.focus();
    setAsking(true);
  }
  function answer(yes: boolean): void {
    setAsking(false);
    if (yes) onClose();
  }
  return { isAsking, requestClose, answer, noteInput };
}
