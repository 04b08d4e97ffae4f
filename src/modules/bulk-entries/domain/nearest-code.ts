import type { CodeProblem } from '#modules/configurator/domain/type-code/judge-type-code.ts';

/**
 * The type code with the nearest word, input and ratio in the place of those that stand against it; what else stands against it stays.
 * Undefined where something has no nearest without which there is no drive, and where nothing becomes another. Whether it is a product
 * is to be judged anew.
 */
export function nearestCode(code: string, problems: readonly CodeProblem[]): string | undefined {
  const plain = code.normalize('NFKC').toUpperCase();
  const nearest = problems.reduce<string | undefined>(
    (sofar, problem) => (sofar === undefined ? undefined : mended(sofar, problem)),
    plain,
  );
  return nearest === plain ? undefined : nearest;
}

function mended(code: string, problem: CodeProblem): string | undefined {
  switch (problem.code) {
    case 'word':
      return problem.nearest === undefined ? code : withPart(code, problem.part, problem.nearest);
    case 'input':
      return problem.nearest === undefined ? undefined : code.replace(/(-)[^-\s]*/, `$1${problem.nearest}`);
    case 'other-ratio':
      return code.replace(/I\d+(?:\.\d+)?(?=$|[-/(\s])/, `I${problem.ratio.taken}`);
    case 'contradiction':
    case 'excluded':
    case 'open':
      return code;
    default:
      return undefined;
  }
}

/** A part stands whole between the signs that part a code. */
function withPart(code: string, part: string, nearest: string): string {
  const at = code.split(/([-/\s])/);
  return at.map((word) => (word === part ? nearest : word)).join('');
}
