import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { USED_PRODUCTS } from '#modules/accounts/domain/registration.ts';
import styles from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** The products a person uses, any number of them. */
export function ProductsEntry({ registration }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  const { form, change } = registration;

  function handleTick(code: string, isTicked: boolean): void {
    const others = form.useProducts.filter((product) => product !== code);
    change('useProducts', isTicked ? [...others, code] : others);
  }

  return (
    <div className={styles.products}>
      {USED_PRODUCTS.map((code) => (
        <label key={code} className={styles.tick}>
          <input
            type="checkbox"
            checked={form.useProducts.includes(code)}
            onChange={(event) => handleTick(code, event.target.checked)}
          />
          {t(`product.${code}`)}
        </label>
      ))}
    </div>
  );
}
