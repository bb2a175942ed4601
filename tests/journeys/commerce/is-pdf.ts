import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'

/** Whether a downloaded file begins as a PDF does. */
export const isPdf = async (file: Download): Promise<boolean> =>
  (await readFile(await file.path())).subarray(0, 5).toString() === '%PDF-'
