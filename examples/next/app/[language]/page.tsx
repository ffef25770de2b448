import { Brand } from '@tram/ui/brand-mark';
import { Button } from '@tram/ui/button';
import { FigureStrip } from '@tram/ui/figure-strip';
import { Link } from '@tram/ui/link';
import { MachineGrid } from '@tram/ui/machine-card';
import { Money } from '@tram/ui/money';
import { PageHead } from '@tram/ui/page-head';
import { cookies } from 'next/headers';
import NextLink from 'next/link';
import { notFound } from 'next/navigation';
import { chooseTheme } from '../actions.ts';
import { balance, machines, payments } from '../machines.ts';
import { themeCookie, themes } from '../themes.ts';
import { isLanguage, languages, type Words } from '../words.ts';
import { Machine } from './machine.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { TopUp } from './top-up.tsx';

interface PageProps {
  readonly params: Promise<{ readonly language: string }>;
}

/** Rendered on the server: only the table and the top-up are the browser's. */
export default async function Page({ params }: PageProps) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  const words = languages[language];
  const running = machines.filter(({ status }) => status === '0/1');
  const perHour = running.reduce((sum, machine) => sum + machine.perHour, 0);
  return (
    <>
      <header className="bar">
        <Brand name="Trạm" place="page" />
        <nav aria-label={words.language}>
          {language === 'vi' ? (
            <Link render={<NextLink href="/en" hrefLang="en" lang="en" />}>English</Link>
          ) : (
            <Link render={<NextLink href="/vi" hrefLang="vi" lang="vi" />}>Tiếng Việt</Link>
          )}
        </nav>
        <Themes words={words} />
      </header>
      <main className="page">
        <PageHead title={words.title} action={<TopUp words={words.topUp} />} />
        <FigureStrip
          items={[
            { label: words.balance, value: <Money amount={balance} unit={false} /> },
            { label: words.running, value: running.length },
            {
              label: words.perHour,
              value: <Money amount={perHour} unit={false} />,
            },
          ]}
        />
        <MachineGrid label={words.title}>
          {machines.map((machine, index) => (
            <Machine key={machine.id} plate={index + 1} machine={machine} words={words} />
          ))}
        </MachineGrid>
        <PaymentsTable payments={payments} words={words.payments} />
      </main>
    </>
  );
}

/** A form of buttons: it works before the scripts have come, and without them. */
async function Themes({ words }: { readonly words: Words }) {
  const chosen = (await cookies()).get(themeCookie)?.value ?? 'system';
  return (
    <form action={chooseTheme} aria-label={words.theme}>
      {(['system', ...themes] as const).map((theme) => (
        <Button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          size="s"
          theme={theme === chosen ? 'secondary' : 'tertiary'}
          aria-pressed={theme === chosen}
        >
          {words.themes[theme]}
        </Button>
      ))}
    </form>
  );
}
