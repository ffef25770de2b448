import { useWords } from '../../app/words.ts';
import { column, section, sectionTitle } from './column.css.ts';
import { figure, list, step, text, title, top } from './Steps.css.ts';
import { homeWords } from './words.vi.ts';

/** How to begin, in the order in which it is done. */
export function Steps() {
  const { steps: words } = useWords(homeWords);
  return (
    <section className={`${section} ${top}`} aria-labelledby="steps">
      <div className={column}>
        <h2 id="steps" className={sectionTitle}>
          {words.title}
        </h2>
        <ol className={list}>
          {words.list.map((one, index) => (
            <li key={one.title} className={step}>
              <span className={figure} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={title}>{one.title}</h3>
                <p className={text}>{one.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
