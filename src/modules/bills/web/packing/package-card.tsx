import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PACKAGE_TYPES, type PackageType } from '#modules/bills/domain/goods.ts';
import { cubicMetres, kilograms, netOfPackage, packedSums } from '#modules/bills/domain/packing.ts';
import { PAPER_WORDS } from '#modules/bills/domain/paper-words.ts';
import { ChoiceField, FieldGroup, TextField, YesNoField } from '#modules/bills/web/fields/fields.tsx';
import { LengthField, WeightField } from '#modules/bills/web/fields/figure-fields.tsx';
import type { GoodsLineDto, PackageDto } from '#modules/bills/web/goods/goods-edit.ts';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Fold } from '#web/ui/fold.tsx';
import { PackedContents } from './packed-contents.tsx';
import styles from './packing.module.css';
import { weighedContents } from './packing-sums.tsx';
import type { usePieceDrag } from './use-piece-drag.ts';

const TYPES = Object.keys(PACKAGE_TYPES) as readonly PackageType[];

export interface PackageCardProps {
  one: PackageDto;
  packages: readonly PackageDto[];
  lines: readonly GoodsLineDto[];
  serials: readonly { readonly lineNo: number; readonly serials: readonly string[] }[];
  drag: ReturnType<typeof usePieceDrag>;
  onType: (change: Partial<PackageDto>) => void;
  onTakeOut: (lineNo: number, quantity: number) => void;
  onRemove: () => void;
}

/** A package: what it is, how large, what is in it and what it weighs. */
export function PackageCard(props: PackageCardProps): ReactNode {
  const { drag, lines, one, onRemove, onType } = props;
  const { t } = useTranslation('bills');
  const said = useSaid();
  const { no, size, type } = one;
  const sums = packedSums([{ size, contents: weighedContents(one, lines) }]);
  const resize = (change: Partial<PackageDto['size']>) => onType({ size: { ...size, ...change } });
  return (
    <li
      className={classes(styles.package, drag.over === no && styles.over)}
      data-drop={no}
      data-place={`package-${no}`}
      tabIndex={-1}
    >
      <FieldGroup title={t('packing.package', { no })}>
        <ChoiceField
          label={said(PAPER_WORDS.packageType)}
          place={`package-${no}.packages`}
          value={type}
          options={TYPES.map((value) => ({ value, label: said(PACKAGE_TYPES[value].words) }))}
          onValue={(value) => onType({ type: TYPES.find((known) => known === value) ?? type })}
        />
        <LengthField
          label={t('packing.length')}
          place={`package-${no}.package-size`}
          value={size.lengthMm}
          onValue={(lengthMm) => resize({ lengthMm })}
        />
        <LengthField label={t('packing.width')} value={size.widthMm} onValue={(widthMm) => resize({ widthMm })} />
        <LengthField label={t('packing.height')} value={size.heightMm} onValue={(heightMm) => resize({ heightMm })} />
        <WeightField
          label={t('packing.tare')}
          place={`package-${no}.package-weight`}
          value={size.tareG === 0 ? null : size.tareG}
          onValue={(tareG) => resize({ tareG: tareG ?? 0 })}
        />
        <WeightField label={t('packing.weighed')} value={size.weighedG} onValue={(weighedG) => resize({ weighedG })} />
      </FieldGroup>
      <PackedContents {...props} />
      <Fold title={t('packing.more')}>
        <MoreOfPackage one={one} onType={onType} />
      </Fold>
      <p className={styles.sums}>
        {t('packing.sums', {
          net: kilograms(netOfPackage(weighedContents(one, lines))),
          gross: kilograms(sums.grossG),
          volume: cubicMetres(sums.volumeL),
        })}
      </p>
      <Button look="quiet" compact onClick={onRemove}>
        {t('packing.remove', { no })}
      </Button>
    </li>
  );
}

const TRAITS = [
  { name: 'isStackable', word: 'stackable' },
  { name: 'hasLiftingPoint', word: 'liftingPoint' },
  { name: 'isOilFilled', word: 'oilFilled' },
] as const;

function MoreOfPackage({ onType, one }: Pick<PackageCardProps, 'one' | 'onType'>): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  return (
    <FieldGroup title={t('packing.moreOf', { no: one.no })}>
      {TRAITS.map(({ name, word }) => (
        <YesNoField
          key={name}
          label={t(`packing.trait.${word}`)}
          yes={t('field.yes')}
          no={t('field.no')}
          value={one[name]}
          onValue={(value) => onType({ [name]: value })}
        />
      ))}
      <TextField
        label={t('packing.handling')}
        place={`package-${one.no}.handling`}
        most={200}
        value={one.handlingMarks}
        onValue={(handlingMarks) => onType({ handlingMarks })}
      />
      <TextField
        label={said(PAPER_WORDS.woodMark)}
        place={`package-${one.no}.wood-mark`}
        most={60}
        value={one.woodMark}
        onValue={(woodMark) => onType({ woodMark })}
      />
    </FieldGroup>
  );
}
