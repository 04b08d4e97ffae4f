import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The verb of what happens, not "OK". */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot simply be undone; the first focus is on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { t } = useTranslation('web');
  return (
    <Dialog title={props.title} onClose={props.onCancel} width="narrow" role="alertdialog" dismissable={!props.busy}>
      {props.children}
      <DialogActions>
        <Button data-autofocus onClick={props.onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button look={props.danger ? 'danger' : 'primary'} busy={props.busy ?? false} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
