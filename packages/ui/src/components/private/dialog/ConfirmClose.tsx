import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStrings } from '../../../i18n/UiProvider.tsx';
import { Button } from '../../Button/Button.tsx';
import { Inline } from '../../Inline/Inline.tsx';
import { classNames } from '../classNames.ts';
import * as styles from './dialogStyles.css.ts';

interface Props {
  isOpen: boolean;
  onYes: () => void;
  /** Also by Escape. */
  onNo: () => void;
}

/** The question before a dialog with unsaved input closes (SHELL-057). */
export function ConfirmClose({ isOpen, onYes, onNo }: Props) {
  const { confirmClose } = useStrings();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onNo}
      className={classNames(styles.backdrop, styles.confirmBackdrop)}
    >
      <Modal className={classNames(styles.panel, styles.confirmPanel)}>
        <Dialog role="alertdialog" className={classNames(styles.dialog, styles.confirmBody)}>
          <Heading slot="title" className={styles.title}>
            {confirmClose.question}
          </Heading>
          <Inline justify="end">
            <Button variant="outline" onClick={onNo}>
              {confirmClose.no}
            </Button>
            <Button variant="primary" onClick={onYes}>
              {confirmClose.yes}
            </Button>
          </Inline>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
