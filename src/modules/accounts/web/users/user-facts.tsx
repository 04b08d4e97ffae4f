import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenUserDto } from '#modules/accounts/contract.ts';
import { nameOfArea } from '#modules/accounts/web/register/areas.ts';
import { useAreas } from '#modules/accounts/web/register/use-areas.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import styles from './user-facts.module.css';

/** What is known of an account, a line each; what is not known has none. */
export function UserFacts({ user }: { user: OpenUserDto }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const locale = localeOfInterface(i18n);
  const { profile } = user;
  const products = profile?.useProducts.map((code) => t(`product.${code}`)) ?? [];
  const list = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('users.details.name'), profile && `${profile.userName} ${profile.lastName}`.trim()],
    [t('users.column.organisation'), user.organisationName],
    [t('users.column.role'), t(`users.role.${user.role}`)],
    [t('users.column.state'), t(`users.state.${user.state}`)],
    [t('users.rights.column'), list(user.rights.map((right) => t(`users.rights.of.${right}`)))],
    [t('users.details.department'), user.department],
    [t('users.column.email'), user.email],
    [t('users.details.phone'), user.phone],
    [t('users.details.industry'), profile?.industry],
    [t('users.details.country'), profile?.country && countryName(profile.country, locale)],
    [t('users.details.area'), profile?.area && <AreaName area={profile.area} />],
    [t('users.details.address'), profile?.address],
    [t('users.details.postCode'), profile?.postCode],
    [t('users.details.useProducts'), list(products)],
    [t('users.column.createdAt'), dateAndTime(user.createdAt, locale)],
    [t('users.details.agreedAt'), profile && dateAndTime(profile.agreedAt, locale)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Province, city and district by name; the codes as long as the official list is not here. */
function AreaName({ area }: { area: string }): ReactNode {
  const { provinces } = useAreas();
  return nameOfArea(area, provinces ?? []);
}
