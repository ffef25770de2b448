import { useState } from 'react';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { saveFile } from '../../features/save-file/save-file.ts';
import type { VpsOrderFilterValues } from './order-filters.ts';
import { vpsOrdersWords } from './words.vi.ts';

/** Name of a file that the server sent without one. */
const nameless = 'don-vps.csv';

export interface OrderExport {
  /** Gets the file of all pages that the filters leave, and saves it. A second call while one runs does nothing. */
  readonly save: () => void;
  readonly isRunning: boolean;
}

/**
 * The orders as a file (specification, section 7). The call knows no name of a configuration but a `search`, which finds the
 * same orders and those whose id or address holds the text, too.
 */
export function useExport({ config_name: name, ...filters }: VpsOrderFilterValues): OrderExport {
  const { api, notify } = useServices();
  const words = useWords(vpsOrdersWords);
  const [isRunning, setIsRunning] = useState(false);

  async function run(): Promise<void> {
    setIsRunning(true);
    const search = name === undefined ? {} : { search: name };
    const answer = await api.exportVpsOrders({ query: { ...search, ...filters } });
    setIsRunning(false);
    if (answer.ok) {
      saveFile(answer.value.blob, answer.value.fileName ?? nameless);
      notify('valid', words.exported);
    } else if (answer.error.kind !== 'unauthorized') notify('inValid', answer.error.message);
  }

  return {
    save: () => {
      if (!isRunning) void run();
    },
    isRunning,
  };
}
