import { useState, type SubmitEvent } from 'react';
import { Button } from '@tram/ui/button';
import { TextField } from '@tram/ui/text-field';
import { useWords } from '../../app/words.ts';
import { goTo } from './lists.css.ts';
import { listWords } from './words.vi.ts';

export interface GoToPageProps {
  readonly pageCount: number;
  readonly onGo: (page: number) => void;
}

/** The page that a text names, from 1 to the last; null for anything else. */
export function pageIn(text: string, pageCount: number): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const page = Number(text);
  return page >= 1 && page <= pageCount ? page : null;
}

/** Beside the links of a list of many pages: the number of a page to go to. Renders a `<form>`. */
export function GoToPage({ pageCount, onGo }: GoToPageProps) {
  const words = useWords(listWords).goTo;
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function go(event: SubmitEvent): void {
    event.preventDefault();
    const page = pageIn(text, pageCount);
    setIsRefused(page === null);
    if (page === null) return;
    setText('');
    onGo(page);
  }

  return (
    <form className={goTo} onSubmit={go} noValidate>
      <TextField
        label={words.label}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onValueChange={setText}
        {...(isRefused
          ? { issue: { status: 'invalid' as const, message: words.refused(pageCount) } }
          : {})}
      />
      <Button type="submit" size="m">
        {words.go}
      </Button>
    </form>
  );
}
