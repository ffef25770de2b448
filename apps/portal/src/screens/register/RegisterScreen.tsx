import { Suspense, useEffect, useRef, useState } from 'react';
import { registered } from '@tram/api/error-catalogue';
import { mayHaveHappened, type ApiError } from '@tram/api/result';
import { LONGEST_TEXT, USERNAME_LENGTH } from '@tram/machines/rules';
import { registerSchema, type RegisterValues } from '@tram/machines/validation';
import { CheckboxGroup } from '@tram/ui/checkbox-group';
import { FieldRow } from '@tram/ui/field-row';
import { Form } from '@tram/ui/form';
import { PasswordField } from '@tram/ui/password-field';
import { SubmitButton } from '@tram/ui/submit-button';
import { TextField } from '@tram/ui/text-field';
import { useForm } from '@tram/ui/use-form';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { keepWantedPlace } from '../../app/wanted-place.ts';
import { Link, useLocation } from '../../router.ts';
import { AuthPage } from '../../features/auth-page/AuthPage.tsx';
import { registerWords } from './words.vi.ts';

const VerificationDialog = lazyChunk(
  async () => (await import('./VerificationDialog.tsx')).VerificationDialog,
);

const initialValues = {
  username: '',
  fullName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  // The empty list has no type of its own.
  consent: [] as readonly string[],
};

/** The sign-up (specification, sections 2 and 5). After it a dialog says to verify the e-mail address. */
export function RegisterScreen() {
  const words = useWords(registerWords);
  const { api, config, notify } = useServices();
  const { search } = useLocation();
  useEffect(() => keepWantedPlace(search, window.location.origin), [search]);
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** Sent, and nobody knows whether it was received: what is taken now may be the customer's own. */
  const doubtful = useRef<Partial<Record<UniqueField, string>>>({});

  const form = useForm({
    initialValues,
    schema: registerSchema,
    async onSubmit({ username, fullName, password, email, phone }: RegisterValues) {
      const answer = await api.register({ body: { username, fullName, password, email, phone } });
      if (answer.ok) {
        notify('valid', registered);
        setSentTo(email);
        return undefined;
      }
      const field = conflictField(answer.error);
      if (field !== null) {
        if (doubtful.current[field] === { username, email }[field]) {
          notify('inValid', words.maybeYours);
        }
        return { fields: { [field]: answer.error.message } };
      }
      if (mayHaveHappened(answer.error)) doubtful.current = { username, email };
      notify('inValid', answer.error.message);
      return undefined;
    },
  });

  return (
    <AuthPage
      title={words.title}
      width="wide"
      lead={
        <>
          {words.hasAccount} <Link to="/login">{words.logIn}</Link>
        </>
      }
    >
      <Form form={form} id="register" method="post" action="/register" aria-label={words.title}>
        <FieldRow>
          <TextField
            name="username"
            label={words.username}
            limit={USERNAME_LENGTH.maximum}
            hint={words.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="fullName"
            label={words.fullName}
            autoComplete="name"
            limit={LONGEST_TEXT.fullName}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            name="email"
            type="email"
            label={words.email}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
          />
          <TextField
            name="phone"
            type="tel"
            label={words.phone}
            hint={words.phoneHint}
            autoComplete="tel"
            inputMode="tel"
          />
        </FieldRow>
        <FieldRow>
          <PasswordField name="password" label={words.password} autoComplete="new-password" />
          <PasswordField
            name="confirmPassword"
            label={words.confirmPassword}
            autoComplete="new-password"
          />
        </FieldRow>
        <CheckboxGroup
          name="consent"
          label={words.consent}
          hideLabel
          options={[
            {
              value: 'terms',
              label: (
                <>
                  {words.consentBefore}
                  {/* In a tab of its own: the form stays as it is. */}
                  <a href={config.links.termsOfService} target="_blank" rel="noreferrer">
                    {words.consentLink}
                  </a>
                  {words.consentAfter}
                </>
              ),
            },
          ]}
        />
        <SubmitButton size="l" width="full">
          {words.submit}
        </SubmitButton>
      </Form>
      {sentTo !== null && (
        <Suspense fallback={null}>
          <VerificationDialog email={sentTo} onClose={() => setSentTo(null)} />
        </Suspense>
      )}
    </AuthPage>
  );
}

/** The fields that must be nobody else's. */
export type UniqueField = 'username' | 'email';

/**
 * The field that a refused sign-up is about. The contract says which only in the message ("409: the user name or the e-mail
 * address is taken; the message says which"); one that names neither concerns the whole form.
 */
export function conflictField(error: ApiError): UniqueField | null {
  if (error.kind !== 'conflict' && error.kind !== 'invalid') return null;
  if (/email/iu.test(error.message)) return 'email';
  return /tên đăng nhập/iu.test(error.message) ? 'username' : null;
}
