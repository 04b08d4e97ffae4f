import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { LISTED_FIGURES } from '#lines/listed-figures.ts';
import { LIST_COLUMNS, PRICED_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { filterOfferQuery } from '#modules/cart/web/line-list-query.ts';
import { chooseUnitSystem, useColumnMemory, useUnitSystem } from '#modules/configurator/web/public.ts';
import { isFixed, offeredColumns, shownColumns, type TableColumns, withColumn } from '#product/column-choice.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useActedFor } from '#web/session/acting.ts';
import { MenuButton, type MenuItem } from '#web/ui/menu-button.tsx';

/** Under what name the browser keeps the columns of the list, beside those of the lines. */
const MEMORY = 'saved-lines';

/** What the code or the data sheet of a product says as well. */
const SAID_BESIDES = ['mounting', ...LISTED_FIGURES.flatMap(({ id, isSaidBesides }) => (isSaidBesides ? [id] : []))];

/** Who sees the lines of several customers sees whose each is, in the room of what the code or the data sheet says as well. */
const ofSeveral = (table: TableColumns): TableColumns => ({
  ...table,
  shown: [...table.shown.filter((id) => !SAID_BESIDES.includes(id)), 'by'],
});
const TABLES = { priced: PRICED_COLUMNS, unpriced: LIST_COLUMNS };
const TABLES_OF_SEVERAL = { priced: ofSeveral(PRICED_COLUMNS), unpriced: ofSeveral(LIST_COLUMNS) };

/** What there is of columns, and what a person has as long as nothing was chosen. */
function useTable(): TableColumns {
  const offer = useQuery(filterOfferQuery(useActedFor()?.id)).data;
  const tables = (offer?.customers.length ?? 0) > 1 ? TABLES_OF_SEVERAL : TABLES;
  return offer?.abilities.prices ? tables.priced : tables.unpriced;
}

/** The columns the list has now. */
export function useListColumns(): readonly string[] {
  const [chosen] = useColumnMemory(MEMORY);
  return shownColumns(useTable(), chosen);
}

/** The columns the list has as a sheet: those that were chosen; as long as none were, all, for a sheet has room. */
export function useSheetColumns(): readonly string[] {
  const [chosen] = useColumnMemory(MEMORY);
  const table = useTable();
  return chosen === undefined ? offeredColumns(table) : shownColumns(table, chosen);
}

/** Which columns the list has, chosen as those of a search are. */
export function ListColumnMenu(): ReactNode {
  const { t, i18n } = useTranslation('cart');
  const locale = localeOfInterface(i18n);
  const [chosen, choose] = useColumnMemory(MEMORY);
  const table = useTable();
  const shown = shownColumns(table, chosen);
  const nameOf = (id: string) => {
    const figure = LISTED_FIGURES.find((one) => one.id === id);
    return figure ? `${textIn(figure.label, locale)} ${figure.symbol}` : t(`column.${id}` as 'column.product');
  };
  const items = offeredColumns(table).map(
    (id): MenuItem => ({
      id,
      label: nameOf(id),
      checked: shown.includes(id),
      isOneOfMany: true,
      disabled: isFixed(table, id),
      onSelect: () => choose(withColumn(table, chosen, id)),
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
