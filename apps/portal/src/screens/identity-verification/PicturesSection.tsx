import { useSyncExternalStore } from 'react';
import { dateTimeParts, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import type { KycImageKind } from '@tram/machines/kyc-otp';
import { PICTURE_TYPE_REFUSED } from '@tram/machines/validation';
import { Checkbox } from '@tram/ui/checkbox';
import { Notice } from '@tram/ui/notice';
import { PictureField } from '@tram/ui/picture-field';
import { useFormState, type FieldIssue, type FormStore } from '@tram/ui/use-form';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { stack } from '../../app/stack.css.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { imageKinds, type IdentityForm } from '../../features/identity/identity-form.ts';
import type { IdentityField } from '../../features/identity/refused-fields.ts';
import { verdictOf, type PictureChecks } from '../../features/identity/picture-checks.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { FormSection } from './form-parts.tsx';
import { pictures } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

export interface PicturesSectionProps {
  readonly form: FormStore<IdentityForm>;
  readonly checks: PictureChecks;
  /** What the operator has refused. */
  readonly refused: ReadonlySet<IdentityField>;
  /** 0 to 1 while they are being sent, else null. */
  readonly progress: number | null;
}

/** The three pictures (specification, sections 2 and 5), looked at on the device as they are chosen. */
export function PicturesSection({ form, checks, refused, progress }: PicturesSectionProps) {
  const { pictures: words, again } = useWords(identityScreenWords);
  const { values, touched } = useFormState(form);
  const { clock, config, notify } = useServices();
  const today = dateTimeParts(useNow(clock), VIETNAM_TIME_ZONE)?.date ?? '';
  const findings = useSyncExternalStore(checks.subscribe, checks.findings, checks.findings);
  function issueOf(kind: KycImageKind): FieldIssue | undefined {
    const { [kind]: found } = findings;
    const [fault] = found.faults;
    if (fault !== undefined && verdictOf(found) === 'accepted') {
      return { status: 'warn', message: words.faults[fault] };
    }
    const isAskedAgain = refused.has(kind) && values[kind] === null && !touched.has(kind);
    return isAskedAgain ? { status: 'invalid', message: again.refusedPicture } : undefined;
  }
  return (
    <FormSection number={1} title={words.title}>
      <div className={pictures}>
        {imageKinds.map((kind) => {
          const verdict = verdictOf(findings[kind]);
          return (
            <div key={kind} className={stack[12]}>
              <PictureField
                name={kind}
                label={words[kind]}
                subject={kind === 'portraitCard' ? 'portrait' : 'card'}
                capture={kind === 'portraitCard' ? 'user' : 'environment'}
                progress={progress ?? undefined}
                issue={issueOf(kind)}
                // The field says why; the one that names the kinds of files is the specification's.
                onRefuse={(message) =>
                  notify('inValid', message.includes('JPEG') ? PICTURE_TYPE_REFUSED : message)
                }
                onValueChange={(picture) => {
                  // Only then it is known what is wrong with it.
                  void checks.check(kind, picture).then(() => form.touch([kind]));
                }}
              />
              {(verdict === 'doubtful' || verdict === 'accepted') && (
                <Checkbox
                  label={
                    <>
                      {words.sendAnyway}
                      <VisuallyHidden> ({words[kind]})</VisuallyHidden>
                    </>
                  }
                  required={false}
                  value={verdict === 'accepted'}
                  disabled={progress !== null}
                  onValueChange={(isAccepted) => {
                    checks.accept(kind, isAccepted);
                    form.touch([kind]);
                  }}
                />
              )}
            </div>
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
