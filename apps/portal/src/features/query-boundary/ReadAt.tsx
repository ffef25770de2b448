import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { clockTime } from './clock-time.ts';
import { readAt } from './ReadAt.css.ts';
import { queryBoundaryWords } from './words.vi.ts';

/** When a list was read, quietly over it: 'Cập nhật lúc 14:25'. @param since local time of the answer, ms since 1970 */
export function ReadAt({ since }: { readonly since: number }) {
  const words = useWords(queryBoundaryWords);
  const { clock } = useServices();
  return <p className={readAt}>{words.readAt(clockTime(since, clock))}</p>;
}
