import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { lazy } from '#web/loading/lazy.tsx';
import { loadScreen } from '#web/loading/load-screen.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { solidWished } from './preview-wish.ts';
import styles from './product-preview.module.css';

const LiveSolid = lazy(async () => (await loadScreen(() => import('./live-solid.tsx'), 'documents')).LiveSolid);

/** The picture of the product in the wizard, and in its place, when that is wanted, the product as a solid; a visitor signs in for it. */
export function ProductPreview({ notes, picture }: { notes: ReactNode; picture: ReactNode }): ReactNode {
  const { t } = useTranslation('documents');
  const { config, product } = useWizardView();
  const isWished = useSyncExternalStore(solidWished.subscribe, solidWished.get);
  const session = useSession();
  const shown = (
    <>
      {picture}
      {notes}
    </>
  );
  if (config.basicType === null || product.context.line.isUndrawn) return shown;
  if (isWished && session)
    return (
      <Suspense fallback={shown}>
        <LiveSolid picture={picture} />
      </Suspense>
    );
  return (
    <>
      {shown}
      {isWished ? (
        <SignInFirst />
      ) : (
        <Button compact look="quiet" className={styles.open} onClick={() => solidWished.set(true)}>
          {t('solid.open')}
        </Button>
      )}
    </>
  );
}

/** What a visitor is told (spec 001 §6); the step stays, and the solid is shown once they have signed in. */
function SignInFirst(): ReactNode {
  const { t } = useTranslation('configurator');
  return (
    <p className={styles.signIn} role="status">
      {t('overview.drawingLogin')}
      <Button look="quiet" compact onClick={() => requestLogin()}>
        {t('overview.login')}
      </Button>
    </p>
  );
}
