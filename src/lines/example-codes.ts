/** A type code of lines that are ordered by lists, as a nameplate carries it: what a sample list shows. */
export const EXAMPLE_CODES = [
  'JRTR67-DN90L2-TF-i28.83-M1/0X-S35x70',
  'JRTKAF77-DN90L4-TF/EA/C/KS-i29.27-M2/0X-H50/F300',
];
