import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import '@tram/ui/styles';
import { EnglishWords } from '../english-words.tsx';
import { isTheme, themeCookie } from '../themes.ts';
import { isLanguage } from '../words.ts';
import './page.css';

export const metadata: Metadata = { title: 'Trạm' };

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly language: string }>;
}

/** The document: its language, its theme and the operator's accent are in the first byte. */
export default async function Layout({ children, params }: LayoutProps) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  const theme = (await cookies()).get(themeCookie)?.value ?? '';
  return (
    <html lang={language} {...(isTheme(theme) ? { 'data-theme': theme } : {})}>
      <head>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/accent.css" />
      </head>
      <body>{language === 'en' ? <EnglishWords>{children}</EnglishWords> : children}</body>
    </html>
  );
}
