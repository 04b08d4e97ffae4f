/** kW over r/min, in Nm, losses aside: 60 000 / 2π as it is written in catalogues. */
export const TORQUE_OF_POWER = 9550;
