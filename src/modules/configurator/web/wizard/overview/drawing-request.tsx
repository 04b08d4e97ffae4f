import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAWING } from '#modules/configurator/domain/flat-configuration.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { requestLogin } from '#web/login-request.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './overview-step.module.css';

/** Whether drawings are wanted; a visitor learns that previewing them needs a login (spec 001 §6). */
export function DrawingRequest(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, words, dispatch } = useWizardView();
  const session = useSession();
  return (
    <div data-field={DRAWING}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={config.isDrawing}
          onChange={(event) =>
            dispatch({ type: 'change', change: { kind: 'requestDrawing', on: event.target.checked } })
          }
        />
        {words.field(DRAWING)}
      </label>
      {session === undefined && (
        <p className={styles.visitor}>
          {t('overview.drawingLogin')}
          <Button look="quiet" compact onClick={() => requestLogin()}>
            {t('overview.login')}
          </Button>
        </p>
      )}
    </div>
  );
}
