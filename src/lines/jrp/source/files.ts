/** The reference files of JRP, by their part. */
export const JRP_FILES = { ratings: 'jrp_ratings.csv', motors: 'motors.csv' } as const;
