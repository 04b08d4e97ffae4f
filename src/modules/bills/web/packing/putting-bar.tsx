import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '#modules/bills/web/fields/fields.tsx';
import type { GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import styles from './packing.module.css';

interface PuttingBarProps {
  line: GoodsLineDto;
  /** So many of it are in no package yet. */
  most: number;
  packages: readonly PackageDto[];
  onPut: (no: number, pieces: number) => void;
}

/** Puts pieces of the chosen line into a package, or into a new one: how many, where, and Enter. */
export function PuttingBar({ line, most, onPut, packages }: PuttingBarProps): ReactNode {
  const { t } = useTranslation('bills');
  const [typed, setPieces] = useState<number | undefined>(most);
  const [no, setNo] = useState(packages.length === 0 ? 1 : packages.length);
  const pieces = typed ?? 0;
  const isSound = Number.isInteger(pieces) && pieces >= 1 && pieces <= most;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isSound) return;
    onPut(no, pieces);
    setPieces(most - pieces);
  }

  return (
    <form
      className={styles.putting}
      noValidate
      onSubmit={handleSubmit}
      aria-label={t('packing.putLine', { no: line.lineNo })}
    >
      <Field label={t('packing.pieces', { no: line.lineNo })} error={!isSound && t('packing.most', { most })}>
        {(control) => <NumberInput {...control} step={1} maxLength={6} value={typed} onValue={setPieces} />}
      </Field>
      <ChoiceField
        label={t('packing.into')}
        value={String(no)}
        options={[
          ...packages.map((one) => ({ value: String(one.no), label: t('packing.package', { no: one.no }) })),
          { value: String(packages.length + 1), label: t('packing.new') },
        ]}
        onValue={(value) => setNo(Number(value))}
      />
      <Button type="submit" look="primary" className={styles.put} disabled={!isSound}>
        {t('packing.putIn')}
      </Button>
    </form>
  );
}
