import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RechargeDraft } from '@tram/machines/recharge-qr';
import {
  isRechargeSum,
  MAXIMUM_RECHARGE,
  MINIMUM_RECHARGE,
  parseMoney,
} from '@tram/machines/rules';
import { rechargeSchema } from '@tram/machines/validation';
import { Button } from '@tram/ui/button';
import { Form } from '@tram/ui/form';
import { IconBuildingBank } from '@tram/ui/icon/IconBuildingBank';
import { MoneyField } from '@tram/ui/money-field';
import { Notice } from '@tram/ui/notice';
import { Select } from '@tram/ui/select';
import { useFormState } from '@tram/ui/use-form';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import { callErrorOf, callQuery } from '../../data/queries.ts';
import { useAccount } from '../../data/query-state.ts';
import { useDebouncedValue } from '../../data/use-debounced-value.ts';
import { useDraftForm } from '../draft/use-draft.ts';
import { rechargeWords } from './words.vi.ts';

/** Sums in VND that people top up most; the least one first. */
const usualAmounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000] as const;

/** Pause in typing before the banks are requested again, ms. */
const settledAfter = 300;

interface RechargeFormProps {
  /** Id of the form, for the button in the dialog's footer. */
  readonly id: string;
  readonly draft: Partial<RechargeDraft> | null;
  /** The recharge is being requested, or its answer is not known yet: nothing can be changed. */
  readonly locked: boolean;
  readonly onSubmit: (draft: RechargeDraft) => void;
}

interface Fields {
  readonly money: number | null;
  readonly bankId: string;
}

/** Sum and receiving bank of a top-up. The banks are loaded once the sum can be topped up (specification, section 2). */
export function RechargeForm({ id, draft, locked, onSubmit }: RechargeFormProps) {
  const words = useWords(rechargeWords).form;
  const services = useServices();
  const balance = useAccount()?.balance ?? null;
  // A form that begins with a given sum has another draft than the empty form.
  const form = useDraftForm<Fields, RechargeDraft>(`recharge ${draft?.money ?? ''}`, {
    initialValues: { money: draft?.money ?? null, bankId: draft?.bankId ?? '' },
    schema: rechargeSchema,
    onSubmit,
  });
  const { money, bankId } = useFormState(form).values;
  const hasSum = isRechargeSum(money);
  const asked = useDebouncedValue(money, settledAfter);
  const banks = useQuery({
    ...callQuery(services, 'listBanks', { query: { money: asked ?? MINIMUM_RECHARGE } }),
    enabled: hasSum && isRechargeSum(asked),
    // The banks of the sum before stay while those of the new one are on their way.
    placeholderData: (known) => known,
  });
  const options = hasSum
    ? (banks.data ?? []).map(({ _id, bank_name }) => ({ value: _id, label: bank_name }))
    : [];

  // A bank that does not take the new sum cannot stay chosen.
  const gone =
    bankId !== '' && banks.isSuccess && !options.some((option) => option.value === bankId);
  useEffect(() => {
    if (gone && hasSum) form.setValue('bankId', '');
  }, [form, gone, hasSum]);

  const minimum = formatMoney(MINIMUM_RECHARGE);
  function bankHint(): string | undefined {
    if (!hasSum) {
      const isTooLarge = money !== null && money > MAXIMUM_RECHARGE;
      return isTooLarge
        ? words.smallerAmountFirst(formatMoney(MAXIMUM_RECHARGE))
        : words.amountFirst(minimum);
    }
    if (banks.data === undefined && banks.error === null) return words.banksLoading;
    return options.length === 0 && banks.error === null ? words.banksEmpty : undefined;
  }
  const hint = bankHint();

  return (
    <Form form={form} id={id}>
      <MoneyField
        name="money"
        label={words.money}
        size="l"
        parse={parseMoney}
        usualAmounts={usualAmounts}
        disabled={locked}
        hint={
          <>
            {words.hint(minimum)}
            {balance !== null && hasSum && (
              <>
                {' '}
                {words.balanceAfter} <strong>{formatMoney(balance + money)}</strong>
              </>
            )}
          </>
        }
      />
      <Select
        name="bankId"
        label={words.bank}
        placeholder={words.chooseBank}
        icon={<IconBuildingBank />}
        options={options}
        disabled={locked || options.length === 0}
        {...(hint === undefined ? {} : { hint })}
      />
      {hasSum && banks.error !== null && (
        <Notice
          tone="invalid"
          announce="alert"
          lead={words.banksFailed}
          action={
            <Button busy={banks.isFetching} onClick={() => void banks.refetch()}>
              {words.reload}
            </Button>
          }
        >
          <Message>{callErrorOf(banks.error).message}</Message>
        </Notice>
      )}
    </Form>
  );
}
