import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseUnitSystem, useUnitSystem } from '#modules/configurator/web/wizard/unit-memory.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import { columnOf, type RowSearchDef } from '#product/column.ts';
import { offeredColumns } from '#product/column-choice.ts';
import { isConverted, UNIT_SYSTEMS, type UnitSystem, unitIn } from '#product/unit-system.ts';
import { MenuButton } from '#web/ui/menu-button.tsx';

/** The units figures are shown in; nothing, where the line has no figure another system writes otherwise. */
export function UnitMenu(): ReactNode {
  const { t } = useTranslation('configurator');
  const { rows } = useWizardView().product.context.line;
  const system = useUnitSystem();
  if (unitsOf(rows, 'si').length === 0) return null;
  const name = (one: UnitSystem) => t(`search.units.${one}`);
  return (
    <MenuButton
      compact
      label={t('search.units.by', { system: name(system) })}
      items={UNIT_SYSTEMS.map((one) => ({
        id: one,
        label: t('search.units.named', { system: name(one), units: unitsOf(rows, one).join(', ') }),
        checked: one === system,
        group: t('search.units.note'),
        onSelect: () => chooseUnitSystem(one),
      }))}
    />
  );
}

/** The units that differ between the systems. */
function unitsOf(rows: RowSearchDef, system: UnitSystem): readonly string[] {
  const columns = offeredColumns(rows).flatMap((id) => columnOf(rows, id) ?? []);
  const differing = columns.filter((column) => UNIT_SYSTEMS.some((one) => isConverted(one, column)));
  return [...new Set(differing.flatMap((column) => unitIn(system, column) ?? []))];
}
