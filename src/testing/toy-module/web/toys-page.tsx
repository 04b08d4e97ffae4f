import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';

/** The toys, or one of them. */
export function Component(): ReactNode {
  const { toy } = useParams();
  return toy === undefined ? (
    <>
      <h1>Toys</h1>
      <Link to="/toys/Bear">Bear</Link>
    </>
  ) : (
    <h1>Toy {toy}</h1>
  );
}
