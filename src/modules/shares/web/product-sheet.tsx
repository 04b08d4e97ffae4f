import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '#modules/drawings/web/public.ts';
import type { ProductSheetDto } from '#modules/shares/contract.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Figures, Lines, Section } from './shared-facts.tsx';
import styles from './shared-product.module.css';

export interface ProductSheetProps {
  sheet: ProductSheetDto;
  /** The level of the product's name among the headings of the page. */
  level?: 1 | 2;
  /** In a word why it is shown. */
  tag?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** What stands below all of it. */
  foot: ReactNode;
}

/** A product: what it is, its figures, and all that its data sheet says. */
export function ProductSheet({ actions, foot, level, sheet, tag }: ProductSheetProps): ReactNode {
  const { t } = useTranslation('shares');
  const { category, figures, notes, picture, productName, sections, standards } = sheet;
  return (
    <article className={styles.product}>
      <section className={classes(cardClass, styles.head)}>
        <Codes sheet={sheet} level={level} tag={tag} />
        {actions && <div className={styles.actions}>{actions}</div>}
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
      <p className={styles.foot}>{foot}</p>
    </article>
  );
}

interface CodesProps extends Pick<ProductSheetProps, 'sheet' | 'tag'> {
  level: 1 | 2 | undefined;
}

function Codes({ level = 1, sheet, tag }: CodesProps): ReactNode {
  const { t } = useTranslation('shares');
  const { fullTypeCode, productName, release, title, typeCode } = sheet;
  const Heading = `h${level}` as const;
  return (
    <header className={styles.codes}>
      <p className={styles.title}>
        {title} {tag} {!release.isInForce && <Tag tone="near">{t('older')}</Tag>}
      </p>
      <Heading>{productName}</Heading>
      {typeCode !== productName && <code>{typeCode}</code>}
      {fullTypeCode !== typeCode && <code className={styles.full}>{fullTypeCode}</code>}
    </header>
  );
}
