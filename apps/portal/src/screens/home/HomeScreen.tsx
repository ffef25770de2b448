import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from '../../router.ts';
import { Contact } from './Contact.tsx';
import { DayBand } from './DayBand.tsx';
import { Hero } from './Hero.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import type { HomeData } from './loader.ts';
import { Offers } from './Offers.tsx';
import { PriceTable } from './PriceTable.tsx';
import { Steps } from './Steps.tsx';

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
        />
        <Steps />
      </main>
      <Contact />
    </>
  );
}
