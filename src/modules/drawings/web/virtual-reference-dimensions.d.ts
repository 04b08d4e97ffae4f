/** Made by the build from `dimensions.csv` (scripts/reference-dimensions.mjs): the rows of the reference, packed. */
declare module 'virtual:reference-dimensions' {
  export const DIMENSIONS_URL: string;
}
