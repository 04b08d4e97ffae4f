/** What price lists and agreements call motors that are sold alone: the code of their line. */
export const MOTOR_FAMILY = 'JD';
