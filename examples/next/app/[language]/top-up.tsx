'use client';
import { Button } from '@tram/ui/button';
import { CopyField } from '@tram/ui/copy-field';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { MoneyField } from '@tram/ui/money-field';
import { Notice } from '@tram/ui/notice';
import { useForm, useFormState } from '@tram/ui/use-form';
import { useId, useState } from 'react';
import { topUp } from '../actions.ts';
import type { Words } from '../words.ts';

/** A button, and the dialog that it opens: a form whose values a server action takes and may refuse. */
export function TopUp({ words }: { readonly words: Words['topUp'] }) {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  /** The text of the transfer, once the server has given it. */
  const [content, setContent] = useState<string | null>(null);
  const form = useForm({
    initialValues: { money: null as number | null },
    validate: ({ money }) => ({ money: typeof money === 'number' ? undefined : words.missing }),
    async onSubmit({ money }) {
      const answer = await topUp(money ?? 0);
      if (!answer.ok) return { fields: { money: words.refusals[answer.problem] } };
      setContent(answer.content);
      return undefined;
    },
  });
  const { submitting } = useFormState(form);
  const close = () => setOpen(false);
  return (
    <>
      <Button theme="primary" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        onClosed={() => {
          setContent(null);
          form.reset();
        }}
        title={words.title}
        size="form"
        footer={
          content === null ? (
            <>
              <Button onClick={close}>{words.cancel}</Button>
              <Button type="submit" form={formId} theme="primary" busy={submitting}>
                {words.submit}
              </Button>
            </>
          ) : (
            <Button theme="primary" onClick={close}>
              {words.done}
            </Button>
          )
        }
      >
        {content === null ? (
          <Form form={form} id={formId}>
            <MoneyField
              name="money"
              label={words.money}
              size="l"
              usualAmounts={[100_000, 500_000, 1_000_000]}
            />
          </Form>
        ) : (
          <>
            <Notice tone="positive" announce="status" lead={words.made} />
            <CopyField label={words.content} value={content} />
          </>
        )}
      </Dialog>
    </>
  );
}
