import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import { drawingWishes } from '#modules/documents/web/drawing-wishes.ts';
import { Button } from '#web/ui/button.tsx';
import { Collisions } from './collisions.tsx';
import { previewSheet } from './preview-sheet.ts';
import { solidWished } from './preview-wish.ts';
import styles from './solid.module.css';
import { SolidCanvas } from './solid-canvas.tsx';
import { type DrawingLook, SolidDialog } from './solid-dialog.tsx';
import { useShownDrive } from './use-shown-drive.ts';

/** The product of the wizard as a solid, drawn anew with every choice; what is missing for it is told. */
export function LiveSolid({ picture }: { picture: ReactNode }): ReactNode {
  const { t } = useTranslation('documents');
  const { config, description, product, words } = useWizardView();
  const { method } = useSyncExternalStore(drawingWishes.subscribe, drawingWishes.get);
  const [look, setLook] = useState<DrawingLook>();
  const { again, answer } = useShownDrive({
    line: product.context.line.code,
    standing: description.standing,
    sheet: look === 'sheet' ? previewSheet(config, product, { locale: words.locale, method }) : undefined,
  });
  const drive = answer !== undefined && answer !== 'broken' && answer.ok ? answer.value : undefined;
  const models = useMemo(() => (drive ? [drive.shown] : []), [drive]);
  return (
    <div className={styles.live} aria-busy={answer === undefined}>
      {drive ? <SolidCanvas models={models} label={t('solid.label')} fallback={picture} /> : picture}
      {answer === undefined && <p className={styles.note}>{t('solid.drawing')}</p>}
      {answer === 'broken' && (
        <p className={styles.note} role="alert">
          {t('solid.broken')}
          <Button compact look="quiet" onClick={again}>
            {t('solid.again')}
          </Button>
        </p>
      )}
      {answer !== undefined && answer !== 'broken' && !answer.ok && (
        <p className={styles.note}>{t('solid.missing', { missing: textIn(answer.refusal.missing, words.locale) })}</p>
      )}
      {drive && <Collisions collisions={drive.collisions} />}
      {drive && !description.isComplete && <p className={styles.note}>{t('solid.soFar')}</p>}
      <div className={styles.tools}>
        <Button compact look="quiet" onClick={() => solidWished.set(false)}>
          {t('solid.picture')}
        </Button>
        {drive && (
          <Button compact look="quiet" aria-haspopup="dialog" onClick={() => setLook('solid')}>
            {t('solid.enlarge')}
          </Button>
        )}
      </div>
      {drive &&
        look &&
        // Outside of the frame around the picture, whose look is not meant for it.
        createPortal(
          <SolidDialog
            drive={drive}
            picture={picture}
            look={look}
            onLook={setLook}
            onClose={() => setLook(undefined)}
          />,
          document.body,
        )}
    </div>
  );
}
