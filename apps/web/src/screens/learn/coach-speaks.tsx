import { useApp } from '../../app/app-context.ts';
import './coach-speaks.css';
import type { Lessons } from './use-lessons.ts';

/** In place of the decision panel while there is something to read: who looks there is told to look at the coach. */
export function CoachSpeaks({ lessons: { n, total } }: { readonly lessons: Lessons }) {
  const { say } = useApp();
  return (
    <section className="cw-coach-speaks">
      <h2>{say('coach', { n, total })}</h2>
      <p>{say('readOn')}</p>
    </section>
  );
}
