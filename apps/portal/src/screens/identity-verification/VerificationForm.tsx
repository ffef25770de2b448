import { useEffect, useEffectEvent, useState } from 'react';
import type { Account } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconFileText } from '@tram/ui/icon/IconFileText';
import { ErrorSummary } from '@tram/ui/error-summary';
import { Form } from '@tram/ui/form';
import { IconUpload } from '@tram/ui/icon/IconUpload';
import { Notice } from '@tram/ui/notice';
import { SubmitButton } from '@tram/ui/submit-button';
import { useForm, useFormState } from '@tram/ui/use-form';
import { Checkbox } from '@tram/ui/checkbox';
import { Link } from '@tram/ui/link';
import { SignaturePad } from '@tram/ui/signature-pad';
import { ChunkLoadError } from '../../app/import-chunk.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { useWords } from '../../app/words.ts';
import { imageKinds, issuesOf, type IdentityForm } from '../../features/identity/identity-form.ts';
import {
  lacksUnstored,
  useInitialForm,
  useStoredForm,
} from '../../features/identity/draft-memory.ts';
import { usePreviousSubmission } from '../../features/identity/previous-pictures.ts';
import type { Identity } from '../../features/identity/use-identity.ts';
import {
  createPictureChecks,
  verdictOf,
  type PictureFinding,
} from '../../features/identity/picture-checks.ts';
import { foot, quiet, signing } from './identity.css.ts';
import { stack } from '../../app/stack.css.ts';
import { PersonSection } from './PersonSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { ReasonMessage, FormSection } from './form-parts.tsx';
import { identityScreenWords } from './words.vi.ts';
import { useServices } from '../../app/services-context.ts';

const ContractDraftDialog = lazyChunk(
  async () => (await import('./ContractDraftDialog.tsx')).ContractDraftDialog,
);

export interface VerificationFormProps {
  readonly account: Account;
  readonly identity: Identity;
  /** How many times the dialog over it has closed. */
  readonly closings: number;
}

/** The form of specification, section 5. It stays under the dialog, with everything that was put into it. */
export function VerificationForm({ account, identity, closings }: VerificationFormProps) {
  const words = useWords(identityScreenWords);
  const { view, memory, submit } = identity;
  const [checks] = useState(createPictureChecks);
  const begun = useInitialForm(account, memory);

  function faultIn(finding: PictureFinding): string | undefined {
    const [fault] = finding.faults;
    if (fault === undefined || verdictOf(finding) === 'accepted') return undefined;
    return words.pictures.faults[fault];
  }
  function check(values: Partial<IdentityForm>) {
    const findings = checks.findings();
    const faults = Object.fromEntries(imageKinds.map((kind) => [kind, faultIn(findings[kind])]));
    return issuesOf(values, faults, {
      signature: words.signing.signatureMissing,
      consents: words.signing.consentMissing,
    });
  }

  const form = useForm<IdentityForm>({
    initialValues: begun.values,
    validate(values) {
      const looking = checks.pending();
      return looking === null ? check(values) : looking.then(() => check(values));
    },
    async onSubmit(values) {
      if (!view.canSubmit) return undefined;
      try {
        const unreadable = await submit(values);
        return unreadable === null
          ? undefined
          : { fields: { [unreadable]: words.pictures.unreadable } };
      } catch (error) {
        if (error instanceof ChunkLoadError) return { form: words.notLoaded };
        throw error;
      }
    },
  });
  const { values, error } = useFormState(form);
  useStoredForm(form, begun, memory);
  const { refused, reused } = usePreviousSubmission(form, {
    account,
    reason: view.refusedBecause,
    name: words.again.picture,
  });

  const showRefusal = useEffectEvent((count: number) => {
    const { field, error: refusal } = view;
    if (count === 0 || field === null || refusal === null) return;
    form.setServerErrors({ fields: { [field]: refusal.message } });
  });
  useEffect(() => showRefusal(closings), [closings]);

  const labels = {
    frontCard: words.pictures.frontCard,
    backCard: words.pictures.backCard,
    portraitCard: words.pictures.portraitCard,
  };
  const isChecking = view.step === 'checking';
  return (
    <Form form={form}>
      <ErrorSummary form={form} labels={labels} />
      {begun.isRestored && lacksUnstored(values) && (
        <Notice tone="info" lead={words.restored.lead}>
          {words.restored.hint}
        </Notice>
      )}
      {refused.size > 0 && (
        <Notice tone="info" lead={reused.length > 0 ? words.again.reused : words.again.lead}>
          {words.again.hint}
        </Notice>
      )}
      <PicturesSection
        form={form}
        refused={refused}
        checks={checks}
        progress={view.step === 'submitting' ? (view.progress ?? 0) : null}
      />
      <PersonSection form={form} refused={refused} />
      <SigningSection
        form={values}
        username={account.username}
        isRefused={refused.has('signature')}
      />
      {isChecking ? (
        <Notice tone="info" announce="status" lead={words.checking.lead}>
          {words.checking.hint}
        </Notice>
      ) : (
        view.canSubmit && <ReasonMessage view={view} />
      )}
      {error !== undefined && (
        <Notice tone="invalid" announce="alert">
          {error}
        </Notice>
      )}
      <div className={foot}>
        <span className={quiet}>{words.next}</span>
        <SubmitButton
          size="m"
          width="phone"
          icon={<IconUpload />}
          busy={isChecking}
          busyLabel={isChecking ? words.checking.busy : words.preparing}
        >
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/**
 * The signature, the terms, that everything is right, and the consent to process the pictures: a box of its own, because a
 * consent to sensitive personal data is not given with a contract (Nghị định 13/2023/NĐ-CP, điều 11).
 */
function SigningSection({
  form,
  username,
  isRefused,
}: {
  readonly form: IdentityForm;
  readonly username: string;
  readonly isRefused: boolean;
}) {
  /** Whether the draft is open; null before it was for the first time. */
  const [readsDraft, setReadsDraft] = useState<boolean | null>(null);
  const { signing: words, again } = useWords(identityScreenWords);
  const { config } = useServices();
  return (
    <FormSection number={3} title={words.title} lead={words.lead}>
      <div className={signing}>
        <SignaturePad
          name="signature"
          label={words.signature}
          hint={isRefused ? again.signature : undefined}
        />
        <div className={stack[16]}>
          <p className={quiet}>
            {words.agree}{' '}
            {/* In a new tab: pictures and signature would not survive leaving this page. */}
            <Link href={config.links.termsOfService} external>
              {words.agreement}
            </Link>
            . {words.terms}
          </p>
          {config.contractDraft !== null && (
            <div>
              <Button size="m" icon={<IconFileText />} onClick={() => setReadsDraft(true)}>
                {words.draft}
              </Button>
              {readsDraft !== null && (
                <ChunkBoundary>
                  <ContractDraftDialog
                    open={readsDraft}
                    onClose={() => setReadsDraft(false)}
                    address={config.contractDraft}
                    form={form}
                    username={username}
                  />
                </ChunkBoundary>
              )}
            </div>
          )}
          <Checkbox name="isConfirmed" label={words.confirm} />
          <Checkbox
            name="consents"
            label={words.consent(config.name)}
            hint={words.consentHint(config.name)}
          />
        </div>
      </div>
    </FormSection>
  );
}
