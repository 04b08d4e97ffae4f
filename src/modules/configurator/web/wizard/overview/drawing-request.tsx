import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fillInOwnAddress } from '#modules/configurator/web/wizard/own-address.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { DRAWING } from '#product/flat-configuration.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './overview-step.module.css';

/** Whether drawings are wanted; a visitor learns that previewing them needs a login (spec 001 §6), where there are any. */
export function DrawingRequest(): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, product, words, dispatch } = useWizardView();
  const { isUndrawn } = product.context.line;
  const session = useSession();

  function handleRequest(on: boolean): void {
    dispatch({ type: 'change', change: { kind: 'requestDrawing', on } });
    if (on && session && config.texts.technicalDocEmail.trim() === '') void fillInOwnAddress(session.user.id, dispatch);
  }

  return (
    <div data-field={DRAWING}>
      <label className={styles.tick}>
        <input type="checkbox" checked={config.isDrawing} onChange={(event) => handleRequest(event.target.checked)} />
        {words.field(DRAWING)}
      </label>
      {isUndrawn && <p className={styles.visitor}>{t('overview.drawingByEnquiry')}</p>}
      {session === undefined && !isUndrawn && (
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
