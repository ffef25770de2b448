import { useState } from 'react';
import type { Download } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import { useServices } from '../../app/services-context.ts';
import { saveFile } from './save-file.ts';

/**
 * Gets a file by a press, saves it and says so. A press while it is on its way does nothing.
 * @param nameless its name where the server sends none
 * @param told what is said of a file that was saved
 */
export function useDownload(get: () => Promise<Result<Download>>, nameless: string, told: string) {
  const { notify } = useServices();
  const [isRunning, setIsRunning] = useState(false);

  async function run(): Promise<void> {
    setIsRunning(true);
    const answer = await get();
    setIsRunning(false);
    if (answer.ok) {
      saveFile(answer.value.blob, answer.value.fileName ?? nameless);
      notify('valid', told);
    } else if (answer.error.kind !== 'unauthorized') notify('inValid', answer.error.message);
  }

  return {
    isRunning,
    download: () => {
      if (!isRunning) void run();
    },
  };
}
