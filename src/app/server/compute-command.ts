import { computeShipped } from '#modules/catalogue/server/public.ts';
import { computedWith } from '#server/computed-files.ts';
import { builtProgram } from '#server/process/program-digest.ts';

// The last step of a build: what follows from the shipped data is put beside the program.
const program = builtProgram();
if (program === undefined) throw new Error('Only a built portal is given what it computes.');
await computeShipped(computedWith(program));
