import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { SkeletonText } from '@tram/ui/skeleton';
import { SpecList } from '@tram/ui/spec-list';
import { useWords } from '../../app/words.ts';
import { useQueryState } from '../../data/query-state.ts';
import {
  filledIn,
  readContractDraft,
  type DraftPart,
} from '../../features/identity/contract-draft.ts';
import type { IdentityForm } from '../../features/identity/identity-form.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { stack } from '../../app/stack.css.ts';
import * as styles from './identity.css.ts';
import { identityDialogWords } from './dialog-words.vi.ts';

export interface ContractDraftDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where its words are (`contractDraft` of the configuration). */
  readonly address: string;
  readonly form: IdentityForm;
  readonly username: string;
}

/**
 * The rental contract with what stands in the form, before it is signed: text with headings, in the language of the contract. It says
 * that it is a draft.
 */
export function ContractDraftDialog({
  open,
  onClose,
  address,
  form,
  username,
}: ContractDraftDialogProps) {
  const words = useWords(identityDialogWords).draft;
  const state = useQueryState({
    queryKey: ['contractDraft', address] as const,
    queryFn: ({ signal }) => readContractDraft(address, signal),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      dismissOutside
      title={words.title}
      footer={
        <Button size="m" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className={stack[20]}>
        <Notice tone="caution" lead={words.lead}>
          {words.hint}
        </Notice>
        <QueryBoundary
          state={state}
          tellsTime={false}
          skeleton={<SkeletonText lines={8} />}
          empty={{ text: words.failed }}
          failed={{ title: words.failed, unaffected: words.unaffected }}
        >
          {(parts) => (
            <div lang="vi" className={stack[12]}>
              {filledIn(parts, { ...form, username }, words.missing).map((part, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have nothing but their order
                <Part key={at} part={part} />
              ))}
            </div>
          )}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}

const looks = {
  motto: { Element: 'p', look: styles.contractMotto },
  title: { Element: 'h3', look: styles.contractTitle },
  heading: { Element: 'h4', look: styles.contractHeading },
  paragraph: { Element: 'p', look: styles.contractText },
} as const;

function Part({ part }: { readonly part: DraftPart }) {
  if (part.kind === 'fields') {
    return <SpecList items={part.rows.map(([label, value]) => ({ label, value }))} />;
  }
  const { Element, look } = looks[part.kind];
  return <Element className={look}>{part.text}</Element>;
}
