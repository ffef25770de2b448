import { useContext } from 'react';
import type { RentalKind } from '@tram/machines/rules';
import { Notice } from '@tram/ui/notice';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { LanguageContext, useWords } from '../../app/words.ts';
import { dataRetentionText } from './data-retention.ts';
import { dataRetentionWords } from './words.vi.ts';

/** `dataRetentionText` of the operator, in the customer's language. */
export function useDataRetention(kinds?: readonly RentalKind[]): string {
  const { dataRetention } = useRuntimeConfig();
  const words = {
    language: useContext(LanguageContext),
    unsaid: useWords(dataRetentionWords).unsaid,
  };
  return dataRetentionText(dataRetention, words, kinds);
}

interface DataRetentionNoticeProps {
  /** Which machines it is about. */
  readonly kinds: readonly RentalKind[];
}

/** Says what happens to the data on a machine when its time ends, before somebody pays or is surprised by it. */
export function DataRetentionNotice({ kinds }: DataRetentionNoticeProps) {
  const words = useWords(dataRetentionWords);
  const text = useDataRetention(kinds);
  return (
    <Notice tone="neutral" lead={words.lead}>
      {text}
    </Notice>
  );
}
