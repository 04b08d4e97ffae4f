import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { LISTED_FIGURES } from '#lines/listed-figures.ts';
import { LIST_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { chooseUnitSystem, useColumnMemory, useUnitSystem } from '#modules/configurator/web/public.ts';
import { isFixed, offeredColumns, shownColumns, withColumn } from '#product/column-choice.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';

/** Under what name the browser keeps the columns of the list, beside those of the lines. */
const MEMORY = 'saved-lines';

/** The columns the list has now. */
export function useListColumns(): readonly string[] {
  const [chosen] = useColumnMemory(MEMORY);
  return shownColumns(LIST_COLUMNS, chosen);
}

/** Which columns the list has, chosen as those of a search are. */
export function ListColumnMenu(): ReactNode {
  const { t, i18n } = useTranslation('cart');
  const locale = localeOfInterface(i18n);
  const [chosen, choose] = useColumnMemory(MEMORY);
  const shown = shownColumns(LIST_COLUMNS, chosen);
  const nameOf = (id: string) => {
    const figure = LISTED_FIGURES.find((one) => one.id === id);
    return figure ? `${textIn(figure.label, locale)} ${figure.symbol}` : t(`column.${id}` as 'column.product');
  };
  const items = offeredColumns(LIST_COLUMNS).map(
    (id): MenuItem => ({
      id,
      label: nameOf(id),
      checked: shown.includes(id),
      isOneOfMany: true,
      disabled: isFixed(LIST_COLUMNS, id),
      onSelect: () => choose(withColumn(LIST_COLUMNS, chosen, id)),
    }),
  );
  const reset = {
    id: 'standard',
    label: t('columns.standard'),
    disabled: chosen === undefined,
    onSelect: () => choose(undefined),
  };
  return <MenuButton compact label={t('columns.menu')} items={[...items, reset]} />;
}

/** The units figures are shown in, here and in every search. */
export function ListUnitMenu(): ReactNode {
  const { t } = useTranslation('cart');
  const system = useUnitSystem();
  return (
    <MenuButton
      compact
      label={t('units.by', { system: t(`units.${system}`) })}
      items={UNIT_SYSTEMS.map((one) => ({
        id: one,
        label: t(`units.${one}`),
        checked: one === system,
        onSelect: () => chooseUnitSystem(one),
      }))}
    />
  );
}
