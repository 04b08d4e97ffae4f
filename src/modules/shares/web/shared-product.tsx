import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { pathOfQuickSearch } from '#modules/configurator/web/public.ts';
import type { SharedDto } from '#modules/shares/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AddToList } from './add-to-list.tsx';
import { downloadSharedSheet } from './download-shared-sheet.ts';
import { ProductSheet } from './product-sheet.tsx';

/** What a later module lets those do whose link lets them copy the product. */
export type FurtherAction = (props: { token: string }) => ReactNode;

export interface SharedProductProps {
  token: string;
  shared: SharedDto;
  further: FurtherAction;
}

/** A shared configuration: what it is, its figures, and all that its data sheet says. */
export function SharedProduct({ token, shared, further }: SharedProductProps): ReactNode {
  const { t, i18n } = useTranslation('shares');
  const { release, expiresAt } = shared;
  return (
    <ProductSheet
      sheet={shared}
      tag={<Tag tone="chosen">{t('tag')}</Tag>}
      actions={<Actions token={token} shared={shared} further={further} />}
      foot={t('foot', { version: release.version, until: dateAndTime(expiresAt, localeOfInterface(i18n)) })}
    />
  );
}

function Actions({ token, shared, further: Further }: SharedProductProps): ReactNode {
  const { t } = useTranslation('shares');
  const { kind, category, fullTypeCode } = shared;
  return (
    <>
      {kind === 'copy' && <AddToList token={token} />}
      {kind === 'copy' && <Further token={token} />}
      {kind === 'copy' && (
        <Link to={pathOfQuickSearch(category, fullTypeCode)} className={buttonClass('plain')}>
          {t('configure')}
        </Link>
      )}
      <DocumentMenu label={t('dataSheet')} look="plain" download={(language) => downloadSharedSheet(token, language)} />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
}
