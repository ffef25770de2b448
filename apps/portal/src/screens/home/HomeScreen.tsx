import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { LinkButton } from '@tram/ui/link-button';
import { useLoaderData, useRevalidator, Link } from '../../router.ts';
import { Contact } from './Contact.tsx';
import { DayBand } from './DayBand.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import type { HomeData } from './loader.ts';
import { Offers } from './Offers.tsx';
import { PriceTable } from './PriceTable.tsx';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { PageBrand } from '../../app/open-page.tsx';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import * as styles from './home.css.ts';
import { homeWords } from './words.vi.ts';

const OtherPrices = lazyChunk(async () => (await import('./OtherPrices.tsx')).OtherPrices);

/** The landing page (specification, sections 1 and 2). Null data: the HTML was made without the packages; they are asked for. */
export function HomeScreen() {
  const data = useLoaderData<HomeData | null>();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (data === null) void revalidate();
  }, [data, revalidate]);

  const packages = data?.packages ?? null;
  return (
    <>
      <HomeHeader />
      <main>
        <Hero packages={packages ?? []} />
        <DayBand />
        <Offers packages={packages ?? []} />
        <PriceTable
          packages={packages}
          loading={data === null || state === 'loading'}
          onReload={() => void revalidate()}
          others={<LaterPrices />}
        />
        <Facts />
        <Steps />
      </main>
      <Contact />
    </>
  );
}

const nothingChanges = () => () => undefined;

/** The prices that are not in the HTML, once the page listens; nothing where the API does not answer them to visitors. */
function LaterPrices() {
  const { catalogues } = useRuntimeConfig().landing;
  const isListening = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  if (!isListening || catalogues.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OtherPrices catalogues={catalogues} />
    </Suspense>
  );
}

/**
 * The bar of the landing page. Whether somebody is signed in is known only in the browser, so both ways on are in the HTML and
 * styles show the right one from the first paint (`boot.ts`): nothing jumps.
 */
function HomeHeader() {
  const words = useWords(homeWords);
  return (
    <header className={styles.header}>
      <div className={`${styles.column} ${styles.bar}`}>
        <PageBrand to="/home" />
        <nav className={styles.anchors} aria-label={words.navigation}>
          <a className={styles.anchor} href="#dich-vu">
            {words.services}
          </a>
          <a className={styles.anchor} href="#bang-gia">
            {words.prices}
          </a>
          <a className={styles.anchor} href="#lien-he">
            {words.contact}
          </a>
        </nav>
        <div className={styles.account}>
          <div className={styles.forVisitors}>
            <LinkButton theme="tertiary" size="m" render={<Link to="/login" />}>
              {words.logIn}
            </LinkButton>
            <LinkButton theme="primary" size="m" render={<Link to="/register" />}>
              {words.register}
            </LinkButton>
          </div>
          <div className={styles.forCustomers}>
            <LinkButton theme="primary" size="m" render={<Link to="/" />}>
              {words.manage}
            </LinkButton>
          </div>
        </div>
      </div>
    </header>
  );
}

function Steps() {
  const { steps: words } = useWords(homeWords);
  return (
    <section className={styles.stepsSection} aria-labelledby="steps">
      <div className={styles.column}>
        <h2 id="steps" className={styles.sectionTitle}>
          {words.title}
        </h2>
        <ol className={styles.stepList}>
          {words.list.map((one, index) => (
            <li key={one.title} className={styles.step}>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.stepTitle}>{one.title}</h3>
                <p className={styles.stepText}>{one.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
