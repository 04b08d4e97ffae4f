import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import styles from './enquiry-page.module.css';
import { EnquiryState } from './enquiry-state.tsx';
import { onBehalfBy } from './who-asked.ts';

/** Where an enquiry stands, who asked and how to reach them. */
export function EnquiryFacts({ enquiry }: { enquiry: OpenEnquiryDto }): ReactNode {
  const { t, i18n } = useTranslation('enquiries');
  const { company, createdAt, customerName, email, id, locale, name, ownerName, telephone } = enquiry;
  const facts = [
    { name: t('fact.number'), value: enquiryNumber(id) },
    { name: t('fact.state'), value: <EnquiryState {...enquiry} /> },
    { name: t('fact.owner'), value: ownerName ?? t('nobody') },
    { name: t('fact.customer'), value: customerName ?? t('visitor') },
    { name: t('form.name'), value: onBehalfBy(enquiry, t) ?? name },
    { name: t('form.company'), value: company },
    { name: t('form.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    {
      name: t('form.telephone'),
      value: telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>,
    },
    { name: t('fact.language'), value: t(`web:language.${locale}`) },
    { name: t('fact.created'), value: dateAndTime(createdAt, localeOfInterface(i18n)) },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
