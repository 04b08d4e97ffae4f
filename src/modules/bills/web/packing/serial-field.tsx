import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expandSerials, shortenSerials } from '#modules/bills/domain/serial-ranges.ts';
import type { PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './packing.module.css';

interface SerialFieldProps {
  content: PackageDto['contents'][number];
  packageNo: number;
  /** Numbers that are known of the line and are in no package yet. */
  free: readonly string[];
  onSerials: (serials: readonly string[]) => void;
}

/** The numbers of the machines of a line in a package, as ranges; those that are known are filled in at a press. */
export function SerialField({ content, free, onSerials, packageNo }: SerialFieldProps): ReactNode {
  const { t } = useTranslation('bills');
  const { lineNo, quantity, serials } = content;
  const [typed, setTyped] = useState(() => shortenSerials(serials));
  const expanded = expandSerials(typed);
  // Pieces that came or went took their numbers along: what was typed says no more what is there.
  const isSame = expanded === undefined || expanded.join('\n') === serials.join('\n');
  const shown = isSame ? typed : shortenSerials(serials);
  const lacking = quantity - serials.length;

  function take(next: readonly string[]): void {
    setTyped(shortenSerials(next));
    onSerials(next);
  }

  return (
    <div className={styles.serials}>
      <Field
        label={t('packing.serials', { line: lineNo, no: packageNo })}
        hint={t('packing.serialsHint', { count: serials.length, quantity })}
        error={expanded === undefined && isSame && t('packing.serialsWrong')}
      >
        {(control) => (
          <TextInput
            {...control}
            data-place={`package-${packageNo}.line-${lineNo}.serials line-${lineNo}.serials`}
            value={shown}
            onChange={({ target: { value } }) => {
              setTyped(value);
              const next = expandSerials(value);
              if (next !== undefined) onSerials(next);
            }}
          />
        )}
      </Field>
      {lacking > 0 && free.length > 0 && (
        <Button look="quiet" compact onClick={() => take([...serials, ...free.slice(0, lacking)])}>
          {t('packing.takeSerials', { count: Math.min(lacking, free.length) })}
        </Button>
      )}
    </div>
  );
}
