import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomerDto, customerOfficeRoutes } from '#modules/customers/contract.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './customers-page.module.css';
import { CUSTOMERS_KEY } from './customers-query.ts';
import { type Staff, StaffChoice } from './staff-choice.tsx';
import { StaffName } from './staff-name.tsx';

/** Who looks after a level-1 customer; each change counts at once. */
export function StaffDialog({ customer, onClose }: { customer: CustomerDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const { staff, assignment } = useAssignment(customer);
  const list = useFocusRetained(staff);
  return (
    <Dialog title={t('office.staff.title', { name: customer.name })} onClose={onClose}>
      <p>{t('office.staff.text')}</p>
      <div ref={list} tabIndex={-1}>
        {staff.length === 0 ? (
          <p className={styles.soft}>{t('office.staff.none')}</p>
        ) : (
          <ul className={styles.staff} aria-label={t('office.staff.list')}>
            {staff.map((person) => (
              <li key={person.id}>
                <StaffName person={person} />
                <Button
                  look="quiet"
                  compact
                  busy={assignment.isPending}
                  aria-label={t('office.staff.removeNamed', { name: person.username })}
                  onClick={() => assignment.mutate({ person, isAdded: false })}
                >
                  {t('office.staff.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <StaffChoice
        except={staff}
        action={t('office.staff.add')}
        busy={assignment.isPending}
        onChoose={(person) => assignment.mutate({ person, isAdded: true })}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('office.staff.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function useAssignment(customer: CustomerDto) {
  const { t } = useTranslation('customers');
  const cache = useQueryClient();
  const [staff, setStaff] = useState(customer.staff);
  const assignment = useMutation({
    mutationFn: ({ person, isAdded }: { person: Staff; isAdded: boolean }) => {
      const route = isAdded ? customerOfficeRoutes.addStaff : customerOfficeRoutes.removeStaff;
      return call(route, { params: { id: customer.id, userId: person.id } });
    },
    onSuccess: (now, { person, isAdded }) => {
      setStaff(now);
      const names = { staff: person.username, name: customer.name };
      toasts.show({ tone: 'success', text: t(isAdded ? 'office.staff.added' : 'office.staff.removed', names) });
    },
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: CUSTOMERS_KEY }),
  });
  return { staff, assignment };
}

/** Takes the focus to what this is the frame of, when the button it was on went with its row. */
function useFocusRetained(rows: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be lost when the rows change
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, [rows]);
  return frame;
}
