import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { noPermission, unknownError } from '@tram/api/error-catalogue';
import { loginSchema, type LoginValues } from '@tram/machines/validation';
import { Form } from '@tram/ui/form';
import { Notice } from '@tram/ui/notice';
import { PasswordField } from '@tram/ui/password-field';
import { SubmitButton } from '@tram/ui/submit-button';
import { TextField } from '@tram/ui/text-field';
import { useForm } from '@tram/ui/use-form';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { AuthPage } from '../../features/auth-page/AuthPage.tsx';
import { ended, forgot, notVerified, verified } from './LoginScreen.css.ts';
import { loginWords } from './words.vi.ts';

const UnverifiedNotice = lazyChunk(
  async () => (await import('./UnverifiedNotice.tsx')).UnverifiedNotice,
);

/** Id of the form. */
const formId = 'login';

/** Never settles: the button stays busy until the page that the login leads to has taken this one's place. */
const untilLeft = new Promise<never>(() => {});

/**
 * The login (specification, sections 2, 4, 5 and 6). The form is in the HTML and works before the JavaScript is there; the
 * session's lifecycle is loaded when the customer begins to type. Where a login leads is the frame's to decide
 * (`app/follow-session.ts`).
 */
export function LoginScreen() {
  const words = useWords(loginWords);
  const { config, lifecycle, notify, sessionEnd } = useServices();
  const { get, subscribe } = sessionEnd.endedElsewhere;
  const endedElsewhere = useSyncExternalStore(subscribe, get, () => false);
  const password = useRef<HTMLInputElement>(null);
  /** The last login was refused because its e-mail address is not verified, by a server that mails the link again. */
  const [unverified, setUnverified] = useState<{ message: string; resendAt: string } | null>(null);

  async function logIn(credentials: LoginValues): Promise<void> {
    const session = await lifecycle().catch(() => null);
    if (session === null) {
      notify('inValid', words.offline);
      return;
    }
    const { isInside, reason, error } = await session.logIn(credentials);
    if (isInside) await untilLeft;
    const message = error?.message ?? '';
    const resendAt = error?.resendAt;
    setUnverified(resendAt === undefined ? null : { message, resendAt });
    if (resendAt !== undefined) return;
    notify(
      'inValid',
      reason === 'no-permission' ? noPermission : message === '' ? unknownError : message,
    );
    if (error?.kind === 'unauthorized') password.current?.select();
  }

  const form = useForm({
    initialValues: { username: '', password: '' },
    schema: loginSchema,
    onSubmit: logIn,
  });

  return (
    <AuthPage
      title={words.title}
      lead={
        <>
          {words.noAccount} <Link to="/register">{words.register}</Link>
        </>
      }
    >
      {/* Which of the two is shown stands in the address; `boot.ts` has read it before the first paint. */}
      <div className={verified}>
        <Notice tone="positive" lead={words.verified.lead}>
          {words.verified.next}
        </Notice>
      </div>
      <div className={notVerified}>
        <Notice tone="caution" lead={words.notVerified.lead}>
          {words.notVerified.next}
        </Notice>
      </div>
      {endedElsewhere && (
        <div className={ended}>
          <Notice tone="info" announce="status" lead={words.elsewhere.lead}>
            {words.elsewhere.next}
          </Notice>
        </div>
      )}
      {unverified !== null && (
        <Suspense fallback={null}>
          <UnverifiedNotice {...unverified} formId={formId} />
        </Suspense>
      )}
      <Form
        form={form}
        id={formId}
        method="post"
        action="/login"
        aria-label={words.title}
        onInput={() => void lifecycle().catch(() => null)}
      >
        <TextField
          name="username"
          label={words.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          ref={password}
          name="password"
          label={words.password}
          autoComplete="current-password"
        />
        <p className={forgot}>
          <a href={config.links.forgotPassword}>{words.forgotPassword}</a>
        </p>
        <SubmitButton size="l" width="full">
          {words.submit}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
