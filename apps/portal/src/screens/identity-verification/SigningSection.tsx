import { Checkbox } from '@tram/ui/checkbox';
import { Link } from '@tram/ui/link';
import { SignaturePad } from '@tram/ui/signature-pad';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { FormSection } from './FormSection.tsx';
import { agreements, quiet, signing } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

/**
 * The signature, the terms, that everything is right, and the consent to process the pictures: a box of its own, because a
 * consent to sensitive personal data is not given with a contract (Nghị định 13/2023/NĐ-CP, điều 11).
 */
export function SigningSection() {
  const words = useWords(identityScreenWords).signing;
  const { config } = useServices();
  return (
    <FormSection number={3} title={words.title} lead={words.lead}>
      <div className={signing}>
        <SignaturePad name="signature" label={words.signature} />
        <div className={agreements}>
          <p className={quiet}>
            {words.agree}{' '}
            {/* In a new tab: pictures and signature would not survive leaving this page. */}
            <Link href={config.links.termsOfService} external>
              {words.agreement}
            </Link>
            . {words.terms}
          </p>
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
