import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAssistShown, mayLoadCustomers } from '#modules/customers/domain/assist-visibility.ts';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';
import { actFor, endActing, useActedFor } from '#web/session/acting.ts';
import { customerChoice } from '#web/session/customer-choice.ts';
import type { SessionUser } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import styles from './customer-picker.module.css';
import { useCustomers } from './use-customers.ts';

export interface CustomerPickerProps {
  user: SessionUser;
  /** The page leaves no choice of customer, and says so. */
  isFixed: boolean;
}

/** What stands while one acts for nobody (spec 000 §3). */
const NOBODY = '-';

/** Assisted selection in the header: whom one acts for, and a search in the customers to choose from (spec 000 §2, §4). */
export function CustomerPicker({ user, isFixed }: CustomerPickerProps): ReactNode {
  const { t } = useTranslation('customers');
  const customers = useCustomers(user, mayLoadCustomers(user));
  const chosen = useActedFor();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeaving(frame, isOpen, () => close());

  const hasCustomers = customers.tree.length > 0;
  const isShown = isAssistShown({ user, hasCustomers, isSearching: customers.sought !== '' });
  useOffered(isShown && !isFixed, open);
  if (!isShown) return null;

  function open(): void {
    if (isFixed) return;
    customers.reload();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    customers.seek('');
  }

  function closeAndReturn(): void {
    close();
    button.current?.focus();
  }

  function choose(customer: CustomerNode | undefined): void {
    if (customer === undefined) endActing();
    else actFor(customer);
    closeAndReturn();
  }

  const name = chosen?.customerName ?? NOBODY;
  return (
    <div ref={frame} className={styles.frame}>
      <Button
        ref={button}
        look="quiet"
        className={styles.button}
        title={isFixed ? t('picker.fixed') : t('picker.button', { customer: name })}
        aria-label={t('picker.button', { customer: name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        aria-disabled={isFixed || undefined}
        aria-describedby={isFixed ? `${id}-fixed` : undefined}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="customers" size={18} />
        <span className={styles.label}>{t('picker.label')}</span>
        <span className={styles.name}>{name}</span>
        <Icon name="down" size={14} />
      </Button>
      {isFixed && (
        <VisuallyHidden>
          <span id={`${id}-fixed`}>{t('picker.fixed')}</span>
        </VisuallyHidden>
      )}
      {isOpen && (
        <CustomerPanel
          id={`${id}-panel`}
          customers={customers}
          chosenId={chosen?.id}
          onChoose={choose}
          onClose={closeAndReturn}
        />
      )}
    </div>
  );
}

/** While the choice is offered, the rest of the page can open it, too. */
function useOffered(isOffered: boolean, onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    if (!isOffered) return;
    customerChoice.set(() => latest.current());
    return () => customerChoice.set(undefined);
  }, [isOffered]);
}

/** Closes what is open when something else is pressed or gets the focus; it stays while one types in it. */
function useLeaving(frame: { current: HTMLElement | null }, isOpen: boolean, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isOpen) return;
    function leave({ target }: Event): void {
      if (target instanceof Node && !frame.current?.contains(target)) latest.current();
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [frame, isOpen]);
}
