import { type ReactNode, useEffect, useState } from 'react';
import styles from './address-switch.module.css';

export interface AddressSwitchProps {
  /** What the page's address says. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

/** A check box of the page's address: ticked at once, the address follows when its page is ready to be drawn. */
export function AddressSwitch({ isOn, onSwitch, children }: AddressSwitchProps): ReactNode {
  const [wanted, setWanted] = useState<boolean>();
  useEffect(() => {
    if (wanted === isOn) setWanted(undefined);
  }, [wanted, isOn]);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={wanted ?? isOn}
        onChange={({ target: { checked } }) => {
          setWanted(checked);
          onSwitch(checked);
        }}
      />
      {children}
    </label>
  );
}
