import {
  type CheckedSave,
  checkReceipts,
  type ReceiptKeySet,
  type ReceiptsFile,
  readReceiptsFile,
} from '@arvand/contracts/receipts'

export type Checked =
  | { readonly file: ReceiptsFile; readonly saves: readonly CheckedSave[]; readonly whyNot: null }
  | { readonly whyNot: 'no-file' | 'empty' | 'no-keys' | 'no-crypto' }

/** Proves or disproves the text of a file. A file or key that cannot be read is no verdict. */
export async function checkFile(text: string, loadKeys: () => Promise<ReceiptKeySet>): Promise<Checked> {
  const file = readReceiptsFile(text)
  if (file === null) return { whyNot: 'no-file' }
  if (file.saves.length === 0) return { whyNot: 'empty' }
  const keys = await loadKeys().catch(() => null)
  if (keys === null || !Array.isArray(keys.keys) || keys.keys.length === 0) return { whyNot: 'no-keys' }
  try {
    return { file, saves: await checkReceipts(file, keys), whyNot: null }
  } catch {
    return { whyNot: 'no-crypto' }
  }
}
