import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Collisions } from './collisions.tsx';
import { DimensionTable } from './dimension-table.tsx';
import type { ShownDrive } from './drawing-messages.ts';
import { MeasuredDistance, useMeasured } from './measured-distance.tsx';
import { SheetView } from './sheet-view.tsx';
import styles from './solid.module.css';
import { SolidCanvas } from './solid-canvas.tsx';

export type DrawingLook = 'solid' | 'sheet';

interface SolidDialogProps {
  drive: ShownDrive;
  picture: ReactNode;
  look: DrawingLook;
  onLook: (look: DrawingLook) => void;
  onClose: () => void;
}

/** The product large, as a solid or on its sheet, with what it measures: between any two of its places, and by the letters of the tables. */
export function SolidDialog({ drive, look, onClose, onLook, picture }: SolidDialogProps): ReactNode {
  const { t } = useTranslation('documents');
  const { collisions, dimensions, marks, sheet, shown } = drive;
  const [ends, setEnds] = useState<readonly [string, string]>(['', '']);
  const [chosen, setChosen] = useState<string>();
  const between = useMeasured(shown.frames, ends);
  const models = useMemo(() => [shown], [shown]);
  const looks = (['solid', 'sheet'] as const).map((value) => ({ value, label: t(`solid.look.${value}`) }));
  const choose = (id: string) => setChosen((before) => (before === id ? undefined : id));
  return (
    <Dialog title={t('solid.title')} width="full" onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.drawing}>
          <Segments
            label={t('solid.looks')}
            value={look}
            options={looks}
            onValue={(value) => onLook(value === 'sheet' ? 'sheet' : 'solid')}
          />
          {look === 'sheet' ? (
            <SheetView svg={sheet} chosen={chosen} onChoose={choose} />
          ) : (
            <SolidCanvas
              isLarge
              models={models}
              label={t('solid.label')}
              measured={(chosen === undefined ? undefined : marks[chosen]) ?? between}
              fallback={picture}
            />
          )}
        </div>
        <div className={styles.told}>
          {look === 'solid' && <MeasuredDistance frames={shown.frames} ends={ends} onEnds={setEnds} />}
          <Collisions collisions={collisions} />
          <DimensionTable
            dimensions={dimensions}
            chosen={chosen}
            isMarkable={(id) => (look === 'sheet' ? sheet?.includes(`data-dimension="${id}"`) : id in marks) ?? false}
            onChoose={choose}
          />
        </div>
      </div>
    </Dialog>
  );
}
