import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { composeMail, type MailText, type Paragraph } from '#modules/mail/domain/mail-text.ts';
import { sampleValues } from '#modules/mail/domain/placeholders.ts';
import { BRAND } from '#web/brand.ts';
import { HTML_LANG } from '#web/language/language.ts';
import styles from './template-preview.module.css';

export interface TemplatePreviewProps {
  /** The mail it is the text of. */
  of: Pick<MailTemplateDto, 'locale' | 'name' | 'sample'>;
  text: MailText;
}

/** A mail as its recipient will read it, filled with samples. */
export function TemplatePreview({ of: { locale, name, sample }, text }: TemplatePreviewProps): ReactNode {
  const { t } = useTranslation('mail');
  const { subject, paragraphs } = composeMail(text, sampleValues({ sample }, BRAND));
  return (
    <article
      aria-label={t('templates.preview', { name, language: t(`web:language.${locale}`) })}
      lang={HTML_LANG[locale]}
      className={styles.preview}
    >
      <h3>{subject}</h3>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place
        <Text key={index} paragraph={paragraph} />
      ))}
    </article>
  );
}

function Text({ paragraph: { alone, fragments } }: { paragraph: Paragraph }): ReactNode {
  return (
    <p className={alone === 'code' ? styles.code : undefined}>
      {fragments.map(({ text, isLink }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fragment is nothing but its place
        <span key={index} className={isLink ? styles.link : undefined}>
          {text}
        </span>
      ))}
    </p>
  );
}
