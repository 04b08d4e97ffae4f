import { useSearchParams } from 'react-router';

/** Asks for the customers nobody who can log in looks after. */
export const NOBODY = 'nobody';

/** Whose customers the page shows, as its address says: an id, `nobody`, or empty for all. */
export function useStaffFilter(): { staff: string; filter: (staff: string) => void } {
  const [params, setParams] = useSearchParams();
  return {
    staff: params.get('staff') ?? '',
    filter: (staff) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (staff === '') next.delete('staff');
          else next.set('staff', staff);
          return next;
        },
        { replace: true },
      ),
  };
}
