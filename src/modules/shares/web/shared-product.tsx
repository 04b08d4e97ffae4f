import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { pathOfQuickSearch } from '#modules/configurator/web/public.ts';
import { ProductPicture } from '#modules/drawings/web/public.ts';
import type { SharedDto } from '#modules/shares/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { AddToList } from './add-to-list.tsx';
import { downloadSharedSheet } from './download-shared-sheet.ts';
import { Figures, Lines, Section } from './shared-facts.tsx';
import styles from './shared-product.module.css';

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
  const { category, productName, picture, figures, sections, notes, standards, release, expiresAt } = shared;
  return (
    <article className={styles.product}>
      <section className={classes(cardClass, styles.head)}>
        <Codes shared={shared} />
        <Actions token={token} shared={shared} further={further} />
        <div className={styles.glance}>
          {picture && (
            <span className={styles.picture}>
              <ProductPicture line={category} name={picture} title={t('picture', { name: productName })} />
            </span>
          )}
          <Figures rows={figures} />
        </div>
      </section>
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <Lines heading={t('notes')} lines={notes} />
      <Lines heading={t('standards')} lines={standards} />
      <p className={styles.foot}>
        {t('foot', { version: release.version, until: dateAndTime(expiresAt, localeOfInterface(i18n)) })}
      </p>
    </article>
  );
}

function Codes({ shared }: Pick<SharedProductProps, 'shared'>): ReactNode {
  const { t } = useTranslation('shares');
  const { title, productName, typeCode, fullTypeCode, release } = shared;
  return (
    <header className={styles.codes}>
      <p className={styles.title}>
        {title} <Tag tone="chosen">{t('tag')}</Tag> {!release.isInForce && <Tag tone="near">{t('older')}</Tag>}
      </p>
      <h1>{productName}</h1>
      {typeCode !== productName && <code>{typeCode}</code>}
      {fullTypeCode !== typeCode && <code className={styles.full}>{fullTypeCode}</code>}
    </header>
  );
}

function Actions({ token, shared, further: Further }: SharedProductProps): ReactNode {
  const { t } = useTranslation('shares');
  const { kind, category, fullTypeCode } = shared;
  return (
    <div className={styles.actions}>
      {kind === 'copy' && <AddToList token={token} />}
      {kind === 'copy' && <Further token={token} />}
      {kind === 'copy' && (
        <Link to={pathOfQuickSearch(category, fullTypeCode)} className={buttonClass('plain')}>
          {t('configure')}
        </Link>
      )}
      <DocumentMenu label={t('dataSheet')} look="plain" download={(language) => downloadSharedSheet(token, language)} />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </div>
  );
}
