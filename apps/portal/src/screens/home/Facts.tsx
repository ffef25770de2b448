import { useContext } from 'react';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { LanguageContext, useWords } from '../../app/words.ts';
import { optionalAttribute } from '../../document/page.ts';
import { useDataRetention } from '../../features/data-retention/DataRetention.tsx';
import * as styles from './home.css.ts';
import { homeWords } from './words.vi.ts';

/**
 * What somebody wants to know before they rent, in the operator's words (runtime configuration, `landing`). What the operator has
 * not said is left away; what happens to data is always said.
 */
export function Facts() {
  const { facts: words } = useWords(homeWords);
  const { landing } = useRuntimeConfig();
  const language = useContext(LanguageContext);
  const facts = [
    { name: words.data, text: useDataRetention() },
    { name: words.installed, text: landing.installed?.[language] },
    { name: words.location, text: landing.location?.[language] },
    { name: words.invoices, text: landing.invoices?.[language] },
  ];
  return (
    <section className={styles.factSection} aria-labelledby="facts">
      <div className={styles.column}>
        <h2 id="facts" className={styles.sectionTitle}>
          {words.title}
        </h2>
        <dl className={styles.stepList}>
          {facts.map(
            ({ name, text }) =>
              text !== undefined && (
                <div key={name} {...{ [optionalAttribute]: '' }}>
                  <dt className={styles.stepTitle}>{name}</dt>
                  <dd className={styles.stepText}>{text}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  );
}
