import { useSyncExternalStore } from 'react';
import { dateTimeParts, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import { PICTURE_TYPE_REFUSED } from '@tram/machines/validation';
import { Notice } from '@tram/ui/notice';
import { PictureField } from '@tram/ui/picture-field';
import type { FormStore } from '@tram/ui/use-form';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { imageKinds, type IdentityForm } from '../../features/identity/identity-form.ts';
import { verdictOf, type PictureChecks } from '../../features/identity/picture-checks.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { FormSection } from './form-parts.tsx';
import { pictures } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

export interface PicturesSectionProps {
  readonly form: FormStore<IdentityForm>;
  readonly checks: PictureChecks;
  /** 0 to 1 while they are being sent, else null. */
  readonly progress: number | null;
}

/** The three pictures (specification, sections 2 and 5), looked at on the device as they are chosen. */
export function PicturesSection({ form, checks, progress }: PicturesSectionProps) {
  const words = useWords(identityScreenWords).pictures;
  const { clock, config, notify } = useServices();
  const today = dateTimeParts(useNow(clock), VIETNAM_TIME_ZONE)?.date ?? '';
  const tries = useSyncExternalStore(checks.subscribe, checks.tries, checks.tries);
  return (
    <FormSection number={1} title={words.title}>
      <div className={pictures}>
        {imageKinds.map((kind) => {
          const { [kind]: known } = tries;
          const [fault] = known.faults;
          return (
            <PictureField
              key={kind}
              name={kind}
              label={words[kind]}
              subject={kind === 'portraitCard' ? 'portrait' : 'card'}
              capture={kind === 'portraitCard' ? 'user' : 'environment'}
              progress={progress ?? undefined}
              issue={
                fault !== undefined && verdictOf(known) === 'doubtful'
                  ? { status: 'warn', message: words.doubtful(words.faults[fault]) }
                  : undefined
              }
              // The field says why; the one that names the kinds of files is the specification's.
              onRefuse={(message) =>
                notify('inValid', message.includes('JPEG') ? PICTURE_TYPE_REFUSED : message)
              }
              onValueChange={(picture) => {
                // Only then it is known what is wrong with it.
                void checks.check(kind, picture).then(() => form.touch([kind]));
              }}
            />
          );
        })}
      </div>
      <Notice tone="neutral">
        {words.note}{' '}
        <strong>
          {config.name} {today}
        </strong>
      </Notice>
    </FormSection>
  );
}
