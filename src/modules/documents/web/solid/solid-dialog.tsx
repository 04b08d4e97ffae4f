import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { DimensionTable } from './dimension-table.tsx';
import type { ShownDrive } from './drawing-messages.ts';
import { MeasuredDistance, useMeasured } from './measured-distance.tsx';
import styles from './solid.module.css';
import { SolidCanvas } from './solid-canvas.tsx';

/** The product large, with what it measures: between any two of its places, and by the letters of the tables. */
export function SolidDialog({
  drive,
  onClose,
  picture,
}: {
  drive: ShownDrive;
  picture: ReactNode;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('documents');
  const { dimensions, shown } = drive;
  const [ends, setEnds] = useState<readonly [string, string]>(['', '']);
  const measured = useMeasured(shown.frames, ends);
  const models = useMemo(() => [shown], [shown]);
  return (
    <Dialog title={t('solid.title')} width="wide" onClose={onClose}>
      <div className={styles.dialog}>
        <SolidCanvas isLarge models={models} label={t('solid.label')} measured={measured} fallback={picture} />
        <div className={styles.told}>
          <MeasuredDistance frames={shown.frames} ends={ends} onEnds={setEnds} />
          <DimensionTable dimensions={dimensions} />
        </div>
      </div>
    </Dialog>
  );
}
